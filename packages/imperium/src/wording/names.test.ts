import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BATTLE_ICONS, FACTIONS } from '../terms.js';
import {
  agentIconName,
  alliedWith,
  article,
  factionName,
  influenced,
  ofAgentIcon,
  ofBattleIcon,
  ofFaction,
  regionName,
  spaceOf,
} from './names.js';

describe('names', () => {
  it('decline the factions', () => {
    expect(factionName('guild', 'uk')).toBe('Гільдія Лоцманів');
    expect(ofFaction('emperor', 'uk')).toBe('Імператора');
    expect(influenced('guild', 'uk')).toBe('Гільдію Лоцманів');
    expect(influenced('fremen', 'en')).toBe('the Fremen');
  });

  it.each([
    ['emperor', 'союз з Імператором', 'alliance with the Emperor'],
    ['guild', 'союз із Гільдією Лоцманів', 'alliance with the Spacing Guild'],
    ['bene-gesserit', 'союз із Бене Ґессерит', 'alliance with the Bene Gesserit'],
    ['fremen', 'союз із Фрименами', 'alliance with the Fremen'],
  ] as const)('ally with %s', (faction, uk, en) => {
    expect(alliedWith(faction, 'uk')).toBe(uk);
    expect(alliedWith(faction, 'en')).toBe(en);
  });

  it('call agent icons and regions as the rulebook does', () => {
    expect(agentIconName('spice-trade', 'uk')).toBe('Торгівля прянощами');
    expect(agentIconName('fremen', 'uk')).toBe('Фримени');
    expect(agentIconName('spy', 'uk')).toBe('Шпигун');
    expect(agentIconName('spy', 'en')).toBe('Spy');
    expect(ofAgentIcon('landsraad', 'uk')).toBe('Ландсрааду');
    expect(regionName('choam', 'uk')).toBe('ДАПТ');
    expect(regionName('emperor', 'en')).toBe('Emperor');
  });

  it('have the right English article', () => {
    expect(FACTIONS.map((faction) => article(ofFaction(faction, 'en')))).toEqual(['an', 'a', 'a', 'a']);
  });

  it('call battle icons as the rulebook does', () => {
    expect(BATTLE_ICONS.map((icon) => ofBattleIcon(icon, 'uk'))).toEqual([
      'крис-ножа',
      'пустельної миші',
      'орнітоптера',
    ]);
    expect(ofBattleIcon('desert-mouse', 'en')).toBe('desert mouse');
  });
});

describe('a space of several kinds', () => {
  it.each([
    [['city'], 'a City space', 'локацією Міста'],
    [['emperor', 'guild'], 'an Emperor or Spacing Guild space', 'локацією Імператора або Гільдії Лоцманів'],
    [FACTIONS, 'a faction space', 'локацією фракції'],
    [[...FACTIONS, 'landsraad'], 'a faction or Landsraad space', 'локацією фракції або Ландсрааду'],
  ] as const)('%j', (icons, en, uk) => {
    expect(plainText(spaceOf(icons, 'локацією', 'en'))).toBe(en);
    expect(plainText(spaceOf(icons, 'локацією', 'uk'))).toBe(uk);
  });
});
