import { useSettings } from '../settings/settings';
import { useTable } from './table-context';

/** Over the table: something the engine would not do, or that it can do nothing more. */
export function Problem() {
  const { words } = useSettings();
  const { state } = useTable();
  const text = state.problem === undefined ? undefined : words.problems[state.problem];
  if (text === undefined) return null;
  return (
    <div className="banners" role="alert">
      <p className="banner bad" data-problem={state.problem}>
        {text}
        {state.status === 'failed' && (
          <button type="button" className="small" onClick={() => location.reload()}>
            {words.net.reload}
          </button>
        )}
      </p>
    </div>
  );
}
