import { type ArrakisEvent, type Face, SETTLEMENTS } from '@sietch/arrakis';
import type { Phrase, Seen } from '@sietch/kernel';
import { type Names, phrase, spoken } from './names';

/** Faces of combat dice: swords, shields, specials with their numbers. */
export function wordFaces(faces: readonly Face[], { t, war }: Names): Phrase {
  const kinds = (['sword', 'shield', 'special'] as const).filter((face) => faces.includes(face));
  if (kinds.length === 0) return [t({ uk: 'нічого', en: 'nothing' })];
  return kinds.flatMap((face, i): Phrase => {
    const n = faces.filter((each) => each === face).length;
    const icon = face === 'special' ? 'special-result' : face;
    return [i > 0 ? ' ' : '', { icon, n, text: `${war.faces[face]}: ${n}` }];
  });
}

/** The figures a deployment token of either side brings; none, if all of them are out of stock. */
function wordShown(
  { token, units, leaders = 0 }: Extract<ArrakisEvent, { readonly event: 'token-shown' }>,
  { t, figuresNamed }: Names,
): string {
  const side = /^(black|silver)-/.test(token) ? 'harkonnen' : 'atreides';
  const shown = Object.entries(units).map(([kind, n]) => figuresNamed(kind, n ?? 0, side).text);
  if (leaders > 0) shown.push(figuresNamed('bashar', leaders, side).text);
  return shown.length === 0 ? t({ uk: 'нікого', en: 'nobody' }) : shown.join(', ');
}

/** Battles, losses and what is uncovered. */
export function wordFight(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, area, war } = names;
  const why = (ref: string): string => {
    const name = ref === 'rule:battle' ? '' : names.thing(ref);
    return name === '' ? '' : ` (${name})`;
  };
  switch (event.event) {
    case 'attack':
      return phrase(
        { icon: 'sword', text: '' },
        event.surprise
          ? t({
              uk: `несподівано атакують: ${area(event.from)} → ${area(event.area)}`,
              en: `make a surprise attack: ${area(event.from)} → ${area(event.area)}`,
            })
          : t({
              uk: `атакують: ${area(event.from)} → ${area(event.area)}`,
              en: `attack: ${area(event.from)} → ${area(event.area)}`,
            }),
      );
    case 'roll':
      return phrase(
        t({ uk: `кидають бойові кубики${why(event.why)}: `, en: `roll combat dice${why(event.why)}: ` }),
        wordFaces(event.surprise === true ? [...event.faces, 'special'] : event.faces, names),
      );
    case 'ability': {
      const gains: Phrase = [
        ...(event.swords > 0
          ? [{ icon: 'sword', n: event.swords, text: `+${event.swords} ${war.faces.sword}` }]
          : []),
        ...(event.shields > 0
          ? [{ icon: 'shield', n: event.shields, text: `+${event.shields} ${war.faces.shield}` }]
          : []),
      ];
      return phrase(
        t({
          uk: `застосовують здібність: ${names.leader(event.leader)} `,
          en: `use the ability of ${names.leader(event.leader)} `,
        }),
        gains,
      );
    }
    case 'hits':
      return [
        t({
          uk: `отримують влучання в зоні ${area(event.area)}: ${event.n}${why(event.why)}`,
          en: `take hits in ${area(event.area)}: ${event.n}${why(event.why)}`,
        }),
      ];
    case 'removed':
      return phrase(
        // A leader exchanged at the end of a round is taken back, not lost.
        event.why === 'rule:swap'
          ? t({ uk: 'забирають ', en: 'take back ' })
          : t({ uk: 'втрачають ', en: 'lose ' }),
        spoken(names.figures(event.what, event.n, event.side)),
        t({
          uk: ` у зоні ${area(event.area)}${why(event.why)}`,
          en: ` in ${area(event.area)}${why(event.why)}`,
        }),
      );
    case 'ceased':
      return [t({ uk: 'Атаку припинено', en: 'The attack ceases' })];
    case 'battle-over':
      return [
        event.winner === undefined
          ? t({
              uk: `Битва в зоні ${area(event.area)} завершилася внічию`,
              en: `The battle of ${area(event.area)} ends with no winner`,
            })
          : t({
              uk: `Битву в зоні ${area(event.area)} виграють ${names.side(event.winner)}`,
              en: `${names.side(event.winner)} win the battle of ${area(event.area)}`,
            }),
      ];
    case 'worm-attack':
      return phrase(
        { icon: event.worm, text: '' },
        t({
          uk: `${war.worm[event.worm]} атакує зону ${area(event.area)}`,
          en: `${war.worm[event.worm]} attacks ${area(event.area)}`,
        }),
      );
    case 'special-attack':
      return [t({ uk: `обстрілюють зону ${area(event.area)}`, en: `fire at ${area(event.area)}` })];
    case 'token-drawn':
      return [
        t({
          uk: `Жетон розгортання в зоні ${area(event.area)}`,
          en: `A deployment token in ${area(event.area)}`,
        }),
      ];
    case 'token-shown': {
      const shown = wordShown(event, names);
      return [
        t({
          uk: `Жетон у зоні ${area(event.area)} розкрито: ${shown}`,
          en: `The token in ${area(event.area)} shows ${shown}`,
        }),
      ];
    }
    case 'token-lost':
      return [
        t({
          uk: `Жетон розгортання в зоні ${area(event.area)} втрачено`,
          en: `A deployment token in ${area(event.area)} is lost`,
        }),
      ];
    case 'tokens-swapped':
      return [
        t({
          uk: `Жетони міняються місцями: ${event.areas.map(area).join(' – ')}`,
          en: `Tokens change places: ${event.areas.map(area).join(' – ')}`,
        }),
      ];
    case 'sietch-shown':
      return phrase(
        { icon: 'sietch', text: '' },
        t({
          uk: `Січ у зоні ${area(event.area)}: ранг ${event.rank}`,
          en: `The sietch of ${area(event.area)}: rank ${event.rank}`,
        }),
      );
    case 'sietch-moved':
      return phrase(
        { icon: 'sietch', text: '' },
        t({
          uk: `Січ переноситься: ${area(event.from)} → ${area(event.to)}`,
          en: `A sietch moves: ${area(event.from)} → ${area(event.to)}`,
        }),
      );
    case 'settlement-destroyed':
      return event.area in SETTLEMENTS
        ? phrase(
            { icon: 'settlement', text: '' },
            t({
              uk: `Поселення в зоні ${area(event.area)} зруйновано (ранг ${event.rank})`,
              en: `The settlement of ${area(event.area)} is destroyed (rank ${event.rank})`,
            }),
          )
        : phrase(
            { icon: 'sietch', text: '' },
            t({
              uk: `Січ у зоні ${area(event.area)} зруйновано (ранг ${event.rank})`,
              en: `The sietch of ${area(event.area)} is destroyed (rank ${event.rank})`,
            }),
          );
    case 'station':
      return phrase(
        { icon: 'station', text: '' },
        t({
          uk: `Станція в зоні ${area(event.area)}: ${names.marker(event.marker)}`,
          en: `The station of ${area(event.area)}: ${names.marker(event.marker)}`,
        }),
      );
    default:
      return undefined;
  }
}
