import { LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { ASSUMED } from '../../src/content/assumed.js';
import { describeArrakis } from '../../src/wording/describe.js';

const text = (lang: 'en' | 'uk', id: string): string =>
  Object.values(describeArrakis(lang).find((each) => each.id === id)?.text ?? {}).join(' | ');

describe('the wording of cards', () => {
  it('covers every card, leader, objective and ban in both languages', () => {
    for (const lang of LANGS) {
      const all = describeArrakis(lang);
      expect(all).toHaveLength(68 + 18 + 16 + 6 + 3);
      for (const { id, name, text: boxes } of all) {
        expect([id, name.length > 0]).toEqual([id, true]);
        for (const words of Object.values(boxes))
          expect([id, words.length > 5, words]).toEqual([id, true, words]);
      }
    }
  });

  it('carries symbols whose words make up the text', () => {
    for (const lang of LANGS) {
      for (const { text: boxes, phrases } of describeArrakis(lang)) {
        for (const [box, phrase] of Object.entries(phrases))
          expect(plainText(phrase)).toBe(boxes[box as 'effect']);
      }
    }
    const pogrom = describeArrakis('en').find((each) => each.id === 'card:sardaukar-pogrom');
    expect(pogrom?.phrases.effect).toContainEqual({ icon: 'legion', n: 3, text: '3 different legions' });
  });

  it('has no gaps, doubled spaces or Latin letters in Ukrainian words', () => {
    for (const lang of LANGS) {
      for (const { id, text: boxes } of describeArrakis(lang)) {
        for (const words of Object.values(boxes)) {
          expect([id, /undefined| {2}| ,| \.|\.\./.test(words)]).toEqual([id, false]);
          if (lang === 'uk') expect([id, words.replace(/IV/g, '').match(/[A-Za-z]+/)]).toEqual([id, null]);
        }
      }
    }
  });

  it('reads naturally', () => {
    expect(text('en', 'card:i-am-stilgar-the-fremen')).toBe(
      'Place 2 elite units, 1 regular unit and Stilgar in one free plateau area. Draw 1 planning card.',
    );
    expect(text('uk', 'card:i-am-stilgar-the-fremen')).toBe(
      'Розмістіть 2 елітні загони, 1 звичайний загін та Стілґара у вільній зоні плато. Візьміть 1 карту планування.',
    );
    expect(text('en', 'leader:gurney-halleck')).toBe(
      'Enters play when “Smugglers” is played. | Special = 2 swords and 1 shield',
    );
    expect(text('uk', 'leader:gaius-helen-mohiam')).toContain('Особливий символ = 3 щити');
    expect(text('uk', 'card:thumpers')).toContain('2 піщаних хробаків');
    expect(text('en', 'card:our-family-atomics')).toContain('take the Desert Power action twice.');
  });

  it('says exactly what is meant', () => {
    expect(text('en', 'card:polar-cap-factories')).toContain('1 bashar at the North Pole');
    expect(text('en', 'leader:beast-rabban')).toContain('move the legion with Beast Rabban');
    expect(text('en', 'card:beloved-feyd-rautha')).toMatch(/^If you wish, /);
    expect(text('uk', 'card:beloved-feyd-rautha')).toMatch(/^За бажання /);
    expect(text('en', 'card:wall-of-sandworms')).toContain(
      'an empty desert area adjacent to another sandworm',
    );
    for (const id of ['fremen-rockets', 'smugglers-c']) {
      expect(text('en', `card:${id}`)).toContain('connected air zone');
      expect(text('uk', `card:${id}`)).toContain('повітрян');
    }
    expect(text('en', 'card:eyes-of-ibad')).toContain('cannot be discarded');
    expect(text('en', 'card:stillsuits')).toContain('one of which may have none');
    expect(text('en', 'prescience:the-lisan-al-gaib')).toContain('in Paul’s area');
    expect(text('uk', 'prescience:raid-on-the-harvesters')).toContain('відступ не рахується');
    expect(text('uk', 'ban:landsraad')).toContain('не можуть скидати');
    expect(text('uk', 'card:hard-times-and-oppression')).toContain('ще не знищених');
  });

  it('tells when leaders enter play, when prescience cards are claimed and how Wild Maker strikes', () => {
    for (const { id, group, text: boxes } of describeArrakis('en')) {
      if (group === 'leader') expect([id, boxes.entry !== undefined]).toEqual([id, true]);
      if (group === 'prescience')
        expect([id, boxes.phase]).toEqual([id, expect.stringMatching(/phase|round/)]);
    }
    expect(text('en', 'leader:alia')).toContain(
      'any prescience marker reaches step 6 or “Alia, the Abomination”',
    );
    expect(text('en', 'leader:paul-muad-dib')).toContain(
      'Kwisatz Haderach marker reaches step 3; replaces Paul',
    );
    expect(text('uk', 'leader:wild-maker')).toContain('6 бойових кубиків');
  });

  it('marks what no source prints', () => {
    const doubtful = describeArrakis('en').filter((each) => each.doubt === 'reconstructed');
    expect(doubtful.map((each) => each.id)).toContain('prescience:the-spice-agony');
    expect(doubtful.filter((each) => each.group === 'objective')).toHaveLength(6);
    expect(describeArrakis('en').find((each) => each.id === 'card:sardaukar-pogrom')).not.toHaveProperty(
      'doubt',
    );
    expect(new Set(ASSUMED.map((each) => each.id)).size).toBe(ASSUMED.length);
  });
});
