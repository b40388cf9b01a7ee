import { describe, expect, it } from 'vitest';
import { parted } from './syllables';

const shown = (name: string) => parted(name).replaceAll('\u00ad', '·');

describe('a long word of a card’s name', () => {
  it.each([
    ['Гарвестер контрабандиста', 'Гарвестер конт·ра·бан·диста'],
    ['Постачальниця повстанців', 'Пос·та·чаль·ниця повстанців'],
    ['Reconnaissance', 'Recon·nais·sance'],
  ])('may be parted between syllables: %s', (name, parts) => expect(shown(name)).toBe(parts));

  it('is left whole where it is not long', () => {
    expect(parted('Перстень із печаткою')).toBe('Перстень із печаткою');
  });
});
