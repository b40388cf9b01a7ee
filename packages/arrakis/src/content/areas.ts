import type { Name } from '@sietch/kernel';
import type { SectorId, Terrain } from '../terms.js';

/** An area of the board. `x` and `y` are thousandths of its width and height, for drawing. */
export interface Area {
  readonly id: string;
  readonly name: Name;
  readonly terrain: Terrain;
  readonly sectors: readonly SectorId[];
  readonly x: number;
  readonly y: number;
  /** The printed board names it; other labels are ours. */
  readonly named: boolean;
  /** One of the five central plateaus ringed by mountains that no storm reaches. */
  readonly sheltered: boolean;
}

const area = (
  id: string,
  en: string,
  uk: string,
  terrain: Terrain,
  sectors: SectorId | readonly SectorId[],
  x: number,
  y: number,
  more: { readonly named?: false; readonly sheltered?: true } = {},
): Area => ({
  id,
  name: { en, uk },
  terrain,
  sectors: typeof sectors === 'string' ? [sectors] : sectors,
  x,
  y,
  named: more.named ?? true,
  sheltered: more.sheltered ?? false,
});

/** The 101 areas, sector by sector. */
export const AREAS: readonly Area[] = [
  area(
    'north-pole',
    'North Pole',
    'Північний полюс',
    'mountain',
    ['central-ne', 'central-se', 'central-sw', 'central-nw'],
    475,
    615,
  ),
  area('arrakeen', 'Arrakeen', 'Арракін', 'plateau', 'central-ne', 565, 295, { sheltered: true }),
  area('broken-land', 'Broken Land', 'Розламана земля', 'mountain', 'central-ne', 535, 210),
  area('carthag', 'Carthag', 'Карфаг', 'plateau', 'central-ne', 495, 285, { sheltered: true }),
  area('hole-in-the-rock', 'Hole in the Rock', 'Діра в скелі', 'mountain', 'central-ne', 555, 470),
  area('imperial-basin', 'Imperial Basin', 'Імперський басейн', 'plateau', 'central-ne', 595, 380, {
    sheltered: true,
  }),
  area('rimwall-west', 'Rimwall West', 'Західна коронна гряда', 'mountain', 'central-ne', 630, 255),
  area('shield-wall-east', 'Shield Wall (east)', 'Оборонна стіна (схід)', 'mountain', 'central-ne', 750, 500),
  area('central-ne-1', 'Central NE 1', 'Центральна ПнСх 1', 'mountain', 'central-ne', 520, 365, {
    named: false,
  }),
  area('central-ne-2', 'Central NE 2', 'Центральна ПнСх 2', 'mountain', 'central-ne', 500, 435, {
    named: false,
  }),
  area('central-ne-3', 'Central NE 3', 'Центральна ПнСх 3', 'desert', 'central-ne', 510, 535, {
    named: false,
  }),
  area('central-ne-4', 'Central NE 4', 'Центральна ПнСх 4', 'mountain', 'central-ne', 580, 540, {
    named: false,
  }),
  area('central-ne-5', 'Central NE 5', 'Центральна ПнСх 5', 'mountain', 'central-ne', 655, 405, {
    named: false,
  }),
  area('central-ne-6', 'Central NE 6', 'Центральна ПнСх 6', 'mountain', 'central-ne', 705, 430, {
    named: false,
  }),
  area('central-ne-7', 'Central NE 7', 'Центральна ПнСх 7', 'minor-erg', 'central-ne', 630, 570, {
    named: false,
  }),
  area('central-ne-8', 'Central NE 8', 'Центральна ПнСх 8', 'minor-erg', 'central-ne', 680, 565, {
    named: false,
  }),
  area('central-ne-9', 'Central NE 9', 'Центральна ПнСх 9', 'plateau', 'central-ne', 750, 585, {
    named: false,
  }),
  area('false-wall-east', 'False Wall East', 'Східна хибна стіна', 'mountain', 'central-se', 575, 685),
  area('false-wall-south', 'False Wall South', 'Південна хибна стіна', 'plateau', 'central-se', 620, 850),
  area('harg-pass', 'Harg Pass', 'Перевал Гарґ', 'minor-erg', 'central-se', 580, 770),
  area('hobars-gap', 'Hobars Gap', 'Гобарська прірва', 'desert', 'central-se', 565, 920),
  area('central-se-1', 'Central SE 1', 'Центральна ПдСх 1', 'desert', 'central-se', 510, 705, {
    named: false,
  }),
  area('central-se-2', 'Central SE 2', 'Центральна ПдСх 2', 'minor-erg', 'central-se', 670, 650, {
    named: false,
  }),
  area('central-se-3', 'Central SE 3', 'Центральна ПдСх 3', 'minor-erg', 'central-se', 645, 725, {
    named: false,
  }),
  area('central-se-4', 'Central SE 4', 'Центральна ПдСх 4', 'desert', 'central-se', 510, 835, {
    named: false,
  }),
  area('central-se-5', 'Central SE 5', 'Центральна ПдСх 5', 'deep-desert', 'central-se', 505, 940, {
    named: false,
  }),
  area('false-wall-west', 'False Wall West', 'Західна хибна стіна', 'plateau', 'central-sw', 295, 765),
  area('windgap', 'Windgap', 'Вітрова прірва', 'desert', 'central-sw', 350, 835),
  area('central-sw-1', 'Central SW 1', 'Центральна ПдЗх 1', 'desert', 'central-sw', 270, 660, {
    named: false,
  }),
  area('central-sw-2', 'Central SW 2', 'Центральна ПдЗх 2', 'plateau', 'central-sw', 325, 670, {
    named: false,
  }),
  area('central-sw-3', 'Central SW 3', 'Центральна ПдЗх 3', 'desert', 'central-sw', 370, 725, {
    named: false,
  }),
  area('central-sw-4', 'Central SW 4', 'Центральна ПдЗх 4', 'desert', 'central-sw', 430, 680, {
    named: false,
  }),
  area('central-sw-5', 'Central SW 5', 'Центральна ПдЗх 5', 'desert', 'central-sw', 430, 790, {
    named: false,
  }),
  area('central-sw-6', 'Central SW 6', 'Центральна ПдЗх 6', 'desert', 'central-sw', 435, 895, {
    named: false,
  }),
  area('arsunt', 'Arsunt', 'Арсунт', 'plateau', 'central-nw', 440, 290, { sheltered: true }),
  area('hagga-basin', 'Hagga Basin', 'Басейн Гаґґа', 'plateau', 'central-nw', 430, 385, { sheltered: true }),
  area(
    'shield-wall-west',
    'Shield Wall (west)',
    'Оборонна стіна (захід)',
    'mountain',
    'central-nw',
    380,
    325,
  ),
  area('splintered-rock', 'Splintered Rock', 'Розтріскана скеля', 'mountain', 'central-nw', 425, 500),
  area('wind-pass', 'Wind Pass', 'Вітровий перевал', 'desert', 'central-nw', 395, 575),
  area('central-nw-1', 'Central NW 1', 'Центральна ПнЗх 1', 'mountain', 'central-nw', 315, 375, {
    named: false,
  }),
  area('central-nw-2', 'Central NW 2', 'Центральна ПнЗх 2', 'mountain', 'central-nw', 370, 430, {
    named: false,
  }),
  area('central-nw-3', 'Central NW 3', 'Центральна ПнЗх 3', 'desert', 'central-nw', 255, 505, {
    named: false,
  }),
  area('central-nw-4', 'Central NW 4', 'Центральна ПнЗх 4', 'desert', 'central-nw', 315, 530, {
    named: false,
  }),
  area('gara-kulon', 'Gara Kulon', 'Ґара Кулон', 'desert', 'outer-ne', 840, 475),
  area('sihaya-ridge', 'Sihaya Ridge', 'Гряда Сіхая', 'deep-desert', 'outer-ne', 810, 50),
  area('outer-ne-1', 'Outer NE 1', 'Зовнішня ПнСх 1', 'deep-desert', 'outer-ne', 540, 30, { named: false }),
  area('outer-ne-2', 'Outer NE 2', 'Зовнішня ПнСх 2', 'deep-desert', 'outer-ne', 670, 45, { named: false }),
  area('outer-ne-3', 'Outer NE 3', 'Зовнішня ПнСх 3', 'desert', 'outer-ne', 510, 100, { named: false }),
  area('outer-ne-4', 'Outer NE 4', 'Зовнішня ПнСх 4', 'desert', 'outer-ne', 605, 135, { named: false }),
  area('outer-ne-5', 'Outer NE 5', 'Зовнішня ПнСх 5', 'desert', 'outer-ne', 690, 210, { named: false }),
  area('outer-ne-6', 'Outer NE 6', 'Зовнішня ПнСх 6', 'desert', 'outer-ne', 750, 135, { named: false }),
  area('outer-ne-7', 'Outer NE 7', 'Зовнішня ПнСх 7', 'desert', 'outer-ne', 745, 310, { named: false }),
  area('outer-ne-8', 'Outer NE 8', 'Зовнішня ПнСх 8', 'desert', 'outer-ne', 800, 250, { named: false }),
  area('outer-ne-9', 'Outer NE 9', 'Зовнішня ПнСх 9', 'desert', 'outer-ne', 865, 180, { named: false }),
  area('outer-ne-10', 'Outer NE 10', 'Зовнішня ПнСх 10', 'deep-desert', 'outer-ne', 940, 85, {
    named: false,
  }),
  area('outer-ne-11', 'Outer NE 11', 'Зовнішня ПнСх 11', 'desert', 'outer-ne', 800, 390, { named: false }),
  area('outer-ne-12', 'Outer NE 12', 'Зовнішня ПнСх 12', 'desert', 'outer-ne', 875, 345, { named: false }),
  area('outer-ne-13', 'Outer NE 13', 'Зовнішня ПнСх 13', 'deep-desert', 'outer-ne', 955, 295, {
    named: false,
  }),
  area('outer-ne-14', 'Outer NE 14', 'Зовнішня ПнСх 14', 'deep-desert', 'outer-ne', 940, 445, {
    named: false,
  }),
  area('outer-ne-15', 'Outer NE 15', 'Зовнішня ПнСх 15', 'desert', 'outer-ne', 835, 570, { named: false }),
  area('outer-ne-16', 'Outer NE 16', 'Зовнішня ПнСх 16', 'deep-desert', 'outer-ne', 935, 560, {
    named: false,
  }),
  area('pasty-mesa', 'Pasty Mesa', 'Меса Пасті', 'plateau', 'outer-se', 755, 690),
  area('tasmin-sink', 'Tasmin Sink', 'Улоговина Тасмін', 'desert', 'outer-se', 800, 795),
  area('outer-se-1', 'Outer SE 1', 'Зовнішня ПдСх 1', 'desert', 'outer-se', 865, 675, { named: false }),
  area('outer-se-2', 'Outer SE 2', 'Зовнішня ПдСх 2', 'deep-desert', 'outer-se', 945, 690, { named: false }),
  area('outer-se-3', 'Outer SE 3', 'Зовнішня ПдСх 3', 'desert', 'outer-se', 875, 830, { named: false }),
  area('outer-se-4', 'Outer SE 4', 'Зовнішня ПдСх 4', 'deep-desert', 'outer-se', 945, 875, { named: false }),
  area('outer-se-5', 'Outer SE 5', 'Зовнішня ПдСх 5', 'plateau', 'outer-se', 725, 815, { named: false }),
  area('outer-se-6', 'Outer SE 6', 'Зовнішня ПдСх 6', 'desert', 'outer-se', 755, 895, { named: false }),
  area('outer-se-7', 'Outer SE 7', 'Зовнішня ПдСх 7', 'deep-desert', 'outer-se', 840, 950, { named: false }),
  area('outer-se-8', 'Outer SE 8', 'Зовнішня ПдСх 8', 'deep-desert', 'outer-se', 665, 955, { named: false }),
  area('habbanya-ridge', 'Habbanya Ridge', 'Гряда Хаббанія', 'desert', 'outer-sw', 125, 830),
  area('outer-sw-1', 'Outer SW 1', 'Зовнішня ПдЗх 1', 'deep-desert', 'outer-sw', 30, 725, { named: false }),
  area('outer-sw-2', 'Outer SW 2', 'Зовнішня ПдЗх 2', 'desert', 'outer-sw', 105, 670, { named: false }),
  area('outer-sw-3', 'Outer SW 3', 'Зовнішня ПдЗх 3', 'desert', 'outer-sw', 205, 675, { named: false }),
  area('outer-sw-4', 'Outer SW 4', 'Зовнішня ПдЗх 4', 'deep-desert', 'outer-sw', 55, 930, { named: false }),
  area('outer-sw-5', 'Outer SW 5', 'Зовнішня ПдЗх 5', 'desert', 'outer-sw', 225, 790, { named: false }),
  area('outer-sw-6', 'Outer SW 6', 'Зовнішня ПдЗх 6', 'deep-desert', 'outer-sw', 190, 945, { named: false }),
  area('outer-sw-7', 'Outer SW 7', 'Зовнішня ПдЗх 7', 'deep-desert', 'outer-sw', 275, 935, { named: false }),
  area('outer-sw-8', 'Outer SW 8', 'Зовнішня ПдЗх 8', 'plateau', 'outer-sw', 305, 895, { named: false }),
  area('outer-sw-9', 'Outer SW 9', 'Зовнішня ПдЗх 9', 'deep-desert', 'outer-sw', 385, 965, { named: false }),
  area('bight-of-the-cliff', 'Bight of the Cliff', 'Вигин скелі', 'desert', 'outer-nw', 195, 435),
  area('rock-outcroppings', 'Rock Outcroppings', 'Скельні виступи', 'deep-desert', 'outer-nw', 280, 80),
  area('the-funeral-plain', 'The Funeral Plain', 'Похоронна рівнина', 'desert', 'outer-nw', 115, 215),
  area('the-great-flat', 'The Great Flat', 'Велика рівнина', 'deep-desert', 'outer-nw', 65, 550),
  area('outer-nw-1', 'Outer NW 1', 'Зовнішня ПнЗх 1', 'deep-desert', 'outer-nw', 50, 115, { named: false }),
  area('outer-nw-2', 'Outer NW 2', 'Зовнішня ПнЗх 2', 'deep-desert', 'outer-nw', 145, 50, { named: false }),
  area('outer-nw-3', 'Outer NW 3', 'Зовнішня ПнЗх 3', 'deep-desert', 'outer-nw', 395, 40, { named: false }),
  area('outer-nw-4', 'Outer NW 4', 'Зовнішня ПнЗх 4', 'desert', 'outer-nw', 200, 140, { named: false }),
  area('outer-nw-5', 'Outer NW 5', 'Зовнішня ПнЗх 5', 'deep-desert', 'outer-nw', 50, 350, { named: false }),
  area('outer-nw-6', 'Outer NW 6', 'Зовнішня ПнЗх 6', 'desert', 'outer-nw', 120, 410, { named: false }),
  area('outer-nw-7', 'Outer NW 7', 'Зовнішня ПнЗх 7', 'desert', 'outer-nw', 195, 300, { named: false }),
  area('outer-nw-8', 'Outer NW 8', 'Зовнішня ПнЗх 8', 'desert', 'outer-nw', 250, 225, { named: false }),
  area('outer-nw-9', 'Outer NW 9', 'Зовнішня ПнЗх 9', 'desert', 'outer-nw', 320, 190, { named: false }),
  area('outer-nw-10', 'Outer NW 10', 'Зовнішня ПнЗх 10', 'desert', 'outer-nw', 375, 115, { named: false }),
  area('outer-nw-11', 'Outer NW 11', 'Зовнішня ПнЗх 11', 'desert', 'outer-nw', 450, 100, { named: false }),
  area('outer-nw-12', 'Outer NW 12', 'Зовнішня ПнЗх 12', 'desert', 'outer-nw', 160, 565, { named: false }),
  area('outer-nw-13', 'Outer NW 13', 'Зовнішня ПнЗх 13', 'mountain', 'outer-nw', 255, 355, { named: false }),
  area('outer-nw-14', 'Outer NW 14', 'Зовнішня ПнЗх 14', 'mountain', 'outer-nw', 310, 280, { named: false }),
  area('outer-nw-15', 'Outer NW 15', 'Зовнішня ПнЗх 15', 'mountain', 'outer-nw', 365, 220, { named: false }),
  area('outer-nw-16', 'Outer NW 16', 'Зовнішня ПнЗх 16', 'mountain', 'outer-nw', 430, 200, { named: false }),
];
