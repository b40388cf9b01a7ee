/** Words of the gallery of drawings, in both languages. */
export const galleryEn = {
  title: 'Gallery',
  about:
    'Every drawing of this table in three sizes: leaders, pictures of cards, signs, pieces and their states.',
  leaders: 'Leaders',
  vignettes: 'Pictures of cards',
  skies: 'One subject under every sky',
  emblems: 'Houses and powers',
  glyphs: 'Signs',
  pieces: 'Pieces of the war',
  terrain: 'Kinds of ground on the map of the war',
  states: 'States of a card',
  stateNames: { rest: 'At rest', lit: 'Lit', selected: 'Chosen', refused: 'Refused' },
};

export const galleryUk: typeof galleryEn = {
  title: 'Галерея',
  about: 'Усі малюнки цього столу в трьох розмірах: лідери, картинки карт, знаки, фігурки та їхні стани.',
  leaders: 'Лідери',
  vignettes: 'Картинки карт',
  skies: 'Один сюжет під кожним небом',
  emblems: 'Доми та сили',
  glyphs: 'Знаки',
  pieces: 'Фігурки війни',
  terrain: 'Місцевість на мапі війни',
  states: 'Стани карти',
  stateNames: { rest: 'У спокої', lit: 'Підсвічено', selected: 'Обрано', refused: 'Відмовлено' },
};
