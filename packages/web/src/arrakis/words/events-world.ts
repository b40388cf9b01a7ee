import type { ArrakisEvent } from '@sietch/arrakis';
import type { Phrase, Seen } from '@sietch/kernel';
import { type Names, phrase, spoken } from './names';

/** What the desert, the spice and fate do. */
export function wordWorld(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, area, war, markerToken } = names;
  switch (event.event) {
    case 'vehicle': {
      const at = names.zone(event.at) || area(event.at);
      const what: Phrase = [{ icon: event.vehicle, text: '' }, `${war.vehicles[event.vehicle]}`];
      const change = {
        placed: { uk: 'з’являється', en: 'placed' },
        removed: { uk: 'вилучено', en: 'removed' },
        rescued: { uk: 'врятовано', en: 'rescued' },
        gathered: { uk: 'зібрав прянощі', en: 'gathered its spice' },
      }[event.change];
      return phrase(what, ` ${t(change)}: ${at}`);
    }
    case 'scouted':
      return [t({ uk: `Розвідано зону ${area(event.area)}`, en: `${area(event.area)} is scouted` })];
    case 'wormsign-placed':
      return phrase(
        { icon: 'wormsign', text: '' },
        t({ uk: `Знак хробака в зоні ${area(event.area)}`, en: `A wormsign in ${area(event.area)}` }),
      );
    case 'wormsign-removed':
      return phrase(
        { icon: 'wormsign', text: '' },
        t({
          uk: `Знак хробака прибрано із зони ${area(event.area)}`,
          en: `The wormsign of ${area(event.area)} is removed`,
        }),
      );
    case 'wormsign': {
      const { uk, en } = {
        sand: { uk: 'лише пісок', en: 'only sand' },
        sandworm: { uk: 'піщаний хробак', en: 'a sandworm' },
        burrowed: { uk: 'хробак зарився', en: 'a burrowed sandworm' },
      }[event.sign];
      return phrase(
        { icon: 'wormsign', text: '' },
        t({ uk: `Знак у зоні ${area(event.area)}: ${uk}`, en: `The sign in ${area(event.area)}: ${en}` }),
      );
    }
    case 'worm':
      return phrase(
        { icon: event.worm, text: '' },
        event.change === 'placed'
          ? t({
              uk: `${war.worm[event.worm]} з’являється в зоні ${area(event.area)}`,
              en: `${war.worm[event.worm]} appears in ${area(event.area)}`,
            })
          : t({
              uk: `${war.worm[event.worm]} зникає із зони ${area(event.area)}`,
              en: `${war.worm[event.worm]} leaves ${area(event.area)}`,
            }),
      );
    case 'worm-moved':
      return phrase(
        { icon: event.worm, text: '' },
        `${war.worm[event.worm]}: ${area(event.from)} → ${area(event.to)}`,
      );
    case 'storm':
      return phrase(
        { icon: 'storm', text: '' },
        t({
          uk: `Коріолісова буря в зоні ${area(event.area)}`,
          en: `A Coriolis storm in ${area(event.area)}`,
        }),
      );
    case 'atomics':
      return phrase(
        { icon: 'atomics', text: '' },
        t({
          uk: `Ядерний вибух у зоні ${area(event.area)}`,
          en: `The family atomics go off in ${area(event.area)}`,
        }),
      );
    case 'prescience':
      return phrase(
        spoken(markerToken(event.marker)),
        `: ${event.n > 0 ? '+' : ''}${event.n} → ${event.step}`,
      );
    case 'supremacy':
      return phrase(
        { icon: 'supremacy', text: '' },
        `${war.supremacy}: ${event.n > 0 ? '+' : ''}${event.n} → ${event.step}`,
      );
    case 'prescience-shown':
      return [
        t({
          uk: `Відкрито карту передбачення ${names.prescience(event.card)}`,
          en: `A prescience card: ${names.prescience(event.card)}`,
        }),
      ];
    case 'prescience-left':
      return [
        event.to === 'deck'
          ? t({
              uk: `${names.prescience(event.card)} повертається в колоду`,
              en: `${names.prescience(event.card)} goes back into its deck`,
            })
          : t({
              uk: `${names.prescience(event.card)} вилучено з гри`,
              en: `${names.prescience(event.card)} is removed from the game`,
            }),
      ];
    case 'attached':
      return [`${names.card(event.card)} → ${names.prescience(event.to)}`];
    case 'claimed':
      return [
        t({
          uk: `Атріди отримують ${names.prescience(event.card)}`,
          en: `The Atreides claim ${names.prescience(event.card)}`,
        }),
      ];
    case 'objective':
      return [t({ uk: 'Атріди беруть таємну мету', en: 'The Atreides take a secret objective' })];
    case 'spice':
      return phrase(
        { icon: 'spice', text: '' },
        t({
          uk: `Зібрано прянощів: ${event.harvested}, разом ${event.total}`,
          en: `Spice harvested: ${event.harvested}, ${event.total} in all`,
        }),
      );
    case 'power': {
      const change = {
        raised: { uk: 'на рядок вище', en: 'one row up' },
        kept: { uk: 'лишається', en: 'stays' },
        lowered: { uk: 'на рядок нижче', en: 'one row down' },
      }[event.change];
      return [`${names.power(event.power)}: ${t(change)}`];
    }
    case 'stockpiled':
      return [t({ uk: 'Харконнени накопичують запаси', en: 'The Harkonnen stockpile spice' })];
    case 'reserved':
      return event.n > 0
        ? [t({ uk: 'Харконнени зберігають 1 очко прянощів', en: 'The Harkonnen keep 1 spice' })]
        : undefined;
    case 'ban':
      return phrase({ icon: 'ban', text: '' }, `${war.ban}: ${names.thing(`ban:${event.power}`)}`);
    case 'restrained':
      return [t({ uk: 'Пол не діятиме наступного ходу', en: 'Paul may not act on the next turn' })];
    case 'game-over':
      return [t({ uk: `Перемога: ${names.side(event.winner)}`, en: `${names.side(event.winner)} win` })];
    default:
      return undefined;
  }
}
