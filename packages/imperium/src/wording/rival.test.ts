import { type Lang, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { catalogOf } from '../content/catalog.js';
import type { Edition } from '../content/component.js';
import { UPRISING } from '../content/uprising/edition.js';
import { wordHagal, wordRival } from './rival.js';

const texts = (boxes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(boxes).map(([box, phrase]) => [box, plainText(phrase)]));

const hagal = (edition: Edition, id: string, lang: Lang) => {
  const catalog = catalogOf({ edition: edition.id });
  return texts(wordHagal(catalog.hagal(id), lang, catalog));
};

const rival = (edition: Edition, id: string, lang: Lang) => {
  const catalog = catalogOf({ edition: edition.id });
  return texts(wordRival(catalog.rival(id), lang, catalog));
};

describe('a House Hagal card', () => {
  it('tells where it sends an agent, what that brings and its swords', () => {
    expect(hagal(BASE, 'conspire', 'en')).toEqual({
      sends: 'Send an agent to Conspire.',
      effects: 'Gain 1 influence with the Emperor and recruit 2 troops.',
      swords: '4 swords.',
    });
    expect(hagal(BASE, 'conspire', 'uk')).toEqual({
      sends: 'Відправте агента на локацію «Змова».',
      effects: 'Здобудьте 1 очко впливу на Імператора й найміть 2 загони.',
      swords: '4 мечі.',
    });
  });

  it('tells what it needs, and what decides between two spaces', () => {
    expect(hagal(UPRISING, 'sietch-tabr', 'en').sends).toBe(
      'With 2+ influence with the Fremen, send an agent to Sietch Tabr. Otherwise ignore the card.',
    );
    expect(hagal(UPRISING, 'accept-contract-shipping-a', 'uk').sends).toBe(
      'Якщо маєте 2+ очки впливу на Гільдію Лоцманів: Відправте агента в локацію «Перевезення». Отримайте 2 солярії й здобудьте 1 очко впливу на третю фракцію з карти Конкурента. Інакше: Відправте агента в локацію «Укладання контракту». Отримайте 2 солярії.',
    );
  });

  it('tells of spice, spies and shuffling', () => {
    expect(hagal(UPRISING, 'hagga-basin-imperial-basin', 'en')).toEqual({
      sends:
        'Send an agent where most bonus spice lies, at least 1: Hagga Basin or Imperial Basin. If there is none, ignore the card.',
      effects: 'With maker hooks, remove the Shield Wall from the board.',
      swords: '2 swords.',
    });
    expect(hagal(UPRISING, 'place-spy-city', 'en').sends).toBe(
      'Place a spy beside a City space and turn over the next card.',
    );
    expect(hagal(BASE, 'reshuffle', 'uk')).toEqual({
      sends: 'Перетасуйте всі карти Дому Гаґал у нову колоду й відкрийте наступну.',
    });
  });
});

describe('a Rival', () => {
  it('tells its ring, scheme, price of the Swordmaster and order of factions', () => {
    expect(rival(UPRISING, 'glossu-rabban', 'en')).toEqual({
      signet: 'Recruit 1 troop. With any alliance, recruit 1 more troop.',
      scheme:
        'Gain 2 influence with a faction whose alliance this wins or, if there is none, with the one where influence is least.',
      swordmaster: 'Resources for which the Rival gains its Swordmaster: 7.',
      priorities: 'Emperor, Spacing Guild, Bene Gesserit, Fremen.',
      limits: 'Scores no points. With its Swordmaster it gathers no more resources.',
    });
    expect(rival(UPRISING, 'gurney-halleck', 'uk').scheme).toBe(
      'Здобудьте 1 очко впливу на фракцію, на яку маєте найбільший вплив.',
    );
  });

  it('of the base game has the ring of its leader alone', () => {
    expect(rival(BASE, 'earl-memnon-thorvald', 'en')).toEqual({ signet: 'Gain 1 spice.' });
    expect(rival(BASE, 'house-hagal', 'uk')).toEqual({
      limits: 'Не набирає переможних очок, не збирає ресурсів і не отримує нагород за конфлікти.',
    });
  });
});
