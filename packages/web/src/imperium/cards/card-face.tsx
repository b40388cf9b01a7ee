import type { catalogOf } from '@sietch/imperium';
import type { Lang, Name } from '@sietch/kernel';
import { Vignette } from '../../art/vignette';
import { parted } from '../../cards/syllables';
import { useFit } from '../../cards/use-fit';
import { Icon } from '../../icons/icon';
import { useSettings } from '../../settings/settings';
import { CardText } from './card-text';
import { cardKind, intrigueKind } from './kinds';
import { boxOf, textsOf } from './texts';

type Catalog = ReturnType<typeof catalogOf>;

interface Props {
  readonly id: string;
  readonly catalog: Catalog;
}

const SIDE_BOXES: readonly string[] = ['acquire', 'whenTrashed', 'whenDiscarded'];
const SIDE_ICONS: Readonly<Record<string, string>> = {
  acquire: 'persuasion',
  whenTrashed: 'trash',
  whenDiscarded: 'discard',
};

/** The colour a card is found by: its faction's, if it has one. */
export function stripeOf({ factions, group }: ReturnType<Catalog['card']>): string {
  return factions[0] ?? group;
}

/** What a card costs, and that it is not the printed price if something has lowered it. */
export function CardCost({
  printed,
  price = printed,
}: {
  readonly printed: number | undefined;
  readonly price?: number | undefined;
}) {
  if (price === undefined) return null;
  return <span className={price === printed ? 'card-cost' : 'card-cost lowered'}>{price}</span>;
}

interface CardProps extends Props {
  readonly price?: number | undefined;
  /** In a hand others may cover its right side: the cost stands before the icons. */
  readonly held?: boolean;
}

/** A card of a deck on paper: name, cost, icons, and its boxes in symbols and words. */
export function CardFace({ id, catalog, price, held = false }: CardProps) {
  const { lang } = useSettings();
  const face = useFit(id, lang);
  const card = catalog.card(id);
  const texts = textsOf('card', id, catalog, lang);
  const agent = boxOf(texts, 'agent');
  const reveal = boxOf(texts, 'reveal');
  return (
    <span ref={face} className={`card-face stripe-${stripeOf(card)}`}>
      <span className="card-head">
        <span className="card-name">{parted(card.name[lang])}</span>
        {!held && <CardCost printed={card.cost} price={price} />}
      </span>
      <span className="card-icons">
        {held && <CardCost printed={card.cost} price={price} />}
        {card.icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
        {card.factions.map((faction) => (
          <span key={faction} className={`faction-dot bg-${faction}`} />
        ))}
      </span>
      <Vignette of={id} kind={cardKind(card)} />
      <span className="card-agent">
        {agent !== undefined && <CardText phrase={agent} />}
        {texts
          .filter(([box]) => SIDE_BOXES.includes(box))
          .map(([box, phrase]) => (
            <span key={box} className="card-side">
              <Icon name={SIDE_ICONS[box] ?? 'card'} /> <CardText phrase={phrase} />
            </span>
          ))}
      </span>
      {reveal !== undefined && (
        <span className="card-reveal">
          <CardText phrase={reveal} />
        </span>
      )}
    </span>
  );
}

export function IntrigueFace({ id, catalog }: Props) {
  const { lang } = useSettings();
  const face = useFit(id, lang);
  const texts = textsOf('intrigue', id, catalog, lang);
  const intrigue = catalog.intrigue(id);
  return (
    <span ref={face} className="card-face intrigue-face">
      <span className="card-head">
        <span className="card-name">{parted(intrigue.name[lang])}</span>
        <Icon name="intrigue" />
      </span>
      <Vignette of={id} kind={intrigueKind(intrigue)} />
      <span className="card-agent">
        {texts.map(([box, phrase]) => (
          <span key={box} className="card-play">
            <em>{timing(box, lang)}</em> <CardText phrase={phrase} />
          </span>
        ))}
      </span>
    </span>
  );
}

const TIMINGS: Readonly<Record<string, Name>> = {
  plot: { uk: 'Задум', en: 'Plot' },
  combat: { uk: 'Бій', en: 'Combat' },
  win: { uk: 'Перемога', en: 'Victory' },
  endgame: { uk: 'Кінець гри', en: 'Endgame' },
};

/** When a text of an intrigue is played. */
export function timing(box: string, lang: Lang): string {
  return TIMINGS[box]?.[lang] ?? '';
}
