import { Touchable } from '../table/touchable';
import { CardFace, IntrigueFace, stripeOf } from './cards/card-face';
import { describe } from './cards/description';
import { roomStyle } from './cards/room';
import { IntrigueStrip, Strip } from './cards/strip';
import { textsOf } from './cards/texts';
import { useImperium } from './use-imperium';

/** What is held in a hand. */
export type Held = 'card' | 'intrigue';

interface Props {
  readonly kind: Held;
  readonly id: string;
  readonly brief: boolean;
  /** Of equal cards the one that is taken. */
  readonly copy?: React.ComponentProps<typeof Touchable>['copy'];
}

/** A card or an intrigue in your hand: its face, or all of it in a strip. */
export function HeldCard({ kind, id, brief, copy }: Props) {
  const { speaker } = useImperium();
  const { catalog, lang } = speaker;
  const texts = textsOf(kind, id, catalog, lang);
  const stripe = kind === 'card' ? stripeOf(catalog.card(id)) : 'intrigue';
  const thing = (
    <Touchable
      refs={[`${kind}:${id}`]}
      className={brief ? `strip held stripe-${stripe}` : 'card'}
      label={kind === 'card' ? speaker.card(id) : speaker.intrigue(id)}
      description={describe(texts, lang)}
      {...(brief && { style: roomStyle(texts) })}
      {...(copy !== undefined && { copy })}
    >
      {brief ? <BriefOf kind={kind} id={id} /> : <FaceOf kind={kind} id={id} />}
    </Touchable>
  );
  return brief ? (
    thing
  ) : (
    <span className="slot" style={roomStyle(texts)}>
      {thing}
    </span>
  );
}

type Thing = Pick<Props, 'kind' | 'id'>;

function BriefOf({ kind, id }: Thing) {
  return kind === 'card' ? <Strip id={id} /> : <IntrigueStrip id={id} />;
}

function FaceOf({ kind, id }: Thing) {
  const { catalog } = useImperium().speaker;
  return kind === 'card' ? (
    <CardFace id={id} catalog={catalog} held />
  ) : (
    <IntrigueFace id={id} catalog={catalog} />
  );
}
