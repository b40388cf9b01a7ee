import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { Check } from '../settings/check';
import { Segments } from '../settings/segments';
import { useSettings } from '../settings/settings';
import { type Chosen, NamedPicker } from './named-picker';
import type { GameOptions, OptionValue, SetUpOption } from './set-up-option';

interface Props {
  readonly option: SetUpOption;
  /** All of them: some depend on others. */
  readonly options: GameOptions;
  /** What a seat is called. */
  called(seat: Seat): string;
  onChange(value: OptionValue): void;
}

/** An option as it is asked for: one of a few, any of several, a seat, or yes or no. */
export function OptionField(props: Props) {
  const { option } = props;
  if (option.seats !== undefined) return <OneSeat {...props} seats={option.seats(props.options.players)} />;
  if (option.several !== undefined) return <Several {...props} />;
  if (option.values !== undefined) return <OneOf {...props} />;
  return <YesOrNo {...props} />;
}

function chosenValue({ option, options }: Props): OptionValue {
  return options[option.id] ?? option.initial;
}

function listOf(value: OptionValue): Chosen {
  return typeof value === 'object' ? value : [];
}

function Several(props: Props) {
  const { words } = useSettings();
  const { option, options, onChange } = props;
  const chosen = listOf(chosenValue(props));
  return (
    <fieldset className={option.explained ? 'several explained' : 'several'}>
      <legend>{option.label(words)}</legend>
      {option.several?.map(({ value, name, hint, broughtBy }) => {
        const brought = broughtBy?.(options) ?? false;
        const on = brought || chosen.includes(value);
        const note = on || option.explained ? hint?.(words) : undefined;
        return (
          <Check
            key={value}
            label={brought ? `${name(words)} (${words.rivals.broughtByLevel})` : name(words)}
            note={note}
            value={on}
            fixed={brought}
            onChange={(now) => onChange(now ? [...chosen, value] : chosen.filter((other) => other !== value))}
          />
        );
      })}
    </fieldset>
  );
}

function YesOrNo(props: Props) {
  const { words } = useSettings();
  const { option, onChange } = props;
  const value = chosenValue(props) === true;
  return (
    <Check
      label={option.label(words)}
      note={option.ruling?.(words) ?? (value ? option.with : option.without)?.(words)}
      value={value}
      onChange={onChange}
    />
  );
}

/** A seat by its mark and name, or what stands instead of one. */
function OneSeat(props: Props & { readonly seats: readonly Seat[] }) {
  const { words } = useSettings();
  const { option, seats, called, onChange } = props;
  const { values = [], label, seatHint } = option;
  const value = chosenValue(props);
  const hint = typeof value === 'number' ? seatHint : values.find((each) => each.value === value)?.hint;
  return (
    <>
      <fieldset className="segments seats">
        <legend>{label(words)}</legend>
        {[...values.map((each) => each.value), ...seats].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            data-pick={`${option.id}:${each}`}
            onClick={() => onChange(each)}
          >
            {typeof each === 'number' ? (
              <>
                <SeatMark seat={each} /> {called(each)}
              </>
            ) : (
              values.find((named) => named.value === each)?.name(words)
            )}
          </button>
        ))}
      </fieldset>
      {hint !== undefined && <p className="hint">{hint(words)}</p>}
    </>
  );
}

/** What stands for naming them oneself; no value of a game is called so. */
const BY_NAME = 'by-name';

function OneOf(props: Props) {
  const { words } = useSettings();
  const { option, options, onChange } = props;
  const { values = [], byName } = option;
  const value = chosenValue(props);
  const named = byName !== undefined && typeof value === 'object';
  const among = byName?.among(options) ?? [];
  const hint = named ? byName.hint : values.find((each) => each.value === value)?.hint;
  const names = Object.fromEntries(values.map((each) => [each.value, each.name(words)]));
  if (byName !== undefined) names[BY_NAME] = byName.label(words);
  return (
    <>
      <Segments<string | number>
        legend={option.label(words)}
        values={[...values.map((each) => each.value), ...(byName === undefined ? [] : [BY_NAME])]}
        value={named ? BY_NAME : typeof value === 'object' || typeof value === 'boolean' ? '' : value}
        names={names}
        onPick={(picked) =>
          onChange(picked === BY_NAME ? among.slice(0, byName?.count).map((each) => each.value) : picked)
        }
      />
      {hint !== undefined && <p className="hint">{hint(words)}</p>}
      {named && (
        <NamedPicker
          legend={option.label(words)}
          among={among}
          count={byName.count}
          chosen={listOf(value)}
          onChange={onChange}
        />
      )}
    </>
  );
}
