import type { ArrakisEvent, Face } from '@sietch/arrakis';
import type { Phrase, Seen } from '@sietch/kernel';
import { type Names, phrase, spoken } from './names';

/** Faces of combat dice: swords, shields, specials with their numbers. */
export function wordFaces(faces: readonly Face[], { t, war }: Names): Phrase {
  const kinds = (['sword', 'shield', 'special'] as const).filter((face) => faces.includes(face));
  if (kinds.length === 0) return [t('нічого', 'nothing')];
  return kinds.flatMap((face, i): Phrase => {
    const n = faces.filter((each) => each === face).length;
    const icon = face === 'special' ? 'special-result' : face;
    return [i > 0 ? ' ' : '', { icon, n, text: `${war.faces[face]}: ${n}` }];
  });
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
          ? t(
              `несподівано атакують: ${area(event.from)} → ${area(event.area)}`,
              `make a surprise attack: ${area(event.from)} → ${area(event.area)}`,
            )
          : t(
              `атакують: ${area(event.from)} → ${area(event.area)}`,
              `attack: ${area(event.from)} → ${area(event.area)}`,
            ),
      );
    case 'roll':
      return phrase(
        t(`кидають бойові кубики${why(event.why)}: `, `roll combat dice${why(event.why)}: `),
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
        t(
          `застосовують здібність: ${names.leader(event.leader)} `,
          `use the ability of ${names.leader(event.leader)} `,
        ),
        gains,
      );
    }
    case 'hits':
      return [
        t(
          `отримують влучання в зоні ${area(event.area)}: ${event.n}${why(event.why)}`,
          `take hits in ${area(event.area)}: ${event.n}${why(event.why)}`,
        ),
      ];
    case 'removed':
      return phrase(
        // A leader exchanged at the end of a round is taken back, not lost.
        event.why === 'rule:swap' ? t('забирають ', 'take back ') : t('втрачають ', 'lose '),
        spoken(names.figures(event.what, event.n, event.side)),
        t(` у зоні ${area(event.area)}${why(event.why)}`, ` in ${area(event.area)}${why(event.why)}`),
      );
    case 'ceased':
      return [t('Атаку припинено', 'The attack ceases')];
    case 'battle-over':
      return [
        event.winner === undefined
          ? t(
              `Битва в зоні ${area(event.area)} завершилася внічию`,
              `The battle of ${area(event.area)} ends with no winner`,
            )
          : t(
              `Битву в зоні ${area(event.area)} виграють ${names.side(event.winner)}`,
              `${names.side(event.winner)} win the battle of ${area(event.area)}`,
            ),
      ];
    case 'worm-attack':
      return phrase(
        { icon: event.worm, text: '' },
        t(
          `${war.worm[event.worm]} атакує зону ${area(event.area)}`,
          `${war.worm[event.worm]} attacks ${area(event.area)}`,
        ),
      );
    case 'special-attack':
      return [t(`обстрілюють зону ${area(event.area)}`, `fire at ${area(event.area)}`)];
    case 'token-drawn':
      return [t(`Жетон розгортання в зоні ${area(event.area)}`, `A deployment token in ${area(event.area)}`)];
    case 'token-shown': {
      const shown = Object.entries(event.units).map(
        ([kind, n]) => names.figures(kind, n ?? 0, 'atreides').text,
      );
      return [
        t(
          `Жетон у зоні ${area(event.area)} розкрито: ${shown.join(', ')}`,
          `The token in ${area(event.area)} shows ${shown.join(', ')}`,
        ),
      ];
    }
    case 'token-lost':
      return [
        t(
          `Жетон розгортання в зоні ${area(event.area)} втрачено`,
          `A deployment token in ${area(event.area)} is lost`,
        ),
      ];
    case 'tokens-swapped':
      return [
        t(
          `Жетони міняються місцями: ${event.areas.map(area).join(' – ')}`,
          `Tokens change places: ${event.areas.map(area).join(' – ')}`,
        ),
      ];
    case 'sietch-shown':
      return phrase(
        { icon: 'sietch', text: '' },
        t(
          `Січ у зоні ${area(event.area)}: ранг ${event.rank}`,
          `The sietch of ${area(event.area)}: rank ${event.rank}`,
        ),
      );
    case 'sietch-moved':
      return phrase(
        { icon: 'sietch', text: '' },
        t(
          `Січ переноситься: ${area(event.from)} → ${area(event.to)}`,
          `A sietch moves: ${area(event.from)} → ${area(event.to)}`,
        ),
      );
    case 'settlement-destroyed':
      return phrase(
        { icon: 'settlement', text: '' },
        t(
          `Поселення в зоні ${area(event.area)} зруйновано (ранг ${event.rank})`,
          `The settlement of ${area(event.area)} is destroyed (rank ${event.rank})`,
        ),
      );
    case 'station':
      return phrase(
        { icon: 'station', text: '' },
        t(
          `Станція в зоні ${area(event.area)}: ${names.marker(event.marker)}`,
          `The station of ${area(event.area)}: ${names.marker(event.marker)}`,
        ),
      );
    default:
      return undefined;
  }
}
