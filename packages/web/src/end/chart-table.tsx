import type { Words } from '../words/words';

interface Props {
  readonly words: Words;
  readonly names: readonly string[];
  /** Each with what it is called: a round, or the end. */
  readonly rows: readonly { readonly title: string | number; readonly cells: readonly (string | number)[] }[];
}

/** The numbers of a chart, for those who do not see its lines. */
export function ChartTable({ words, names, rows }: Props) {
  return (
    <details>
      <summary>{words.chartTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.round(1).replace(/ 1$/, '')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {names.map((name, i) => (
                <td key={name}>{cells[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
