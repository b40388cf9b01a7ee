import type { Post } from '../component.js';
import { post } from '../declare.js';
import { POSTS as STANDARD } from '../uprising/posts.js';

const REPLACED = ['post-emperor', 'post-fremen'];

/** No post watches the spaces of the personal boards. */
export const POSTS: readonly Post[] = [
  post(
    'post-great-houses',
    'Great Houses post',
    'Пункт Великих Домів',
    'military-support',
    'economic-support',
  ),
  post(
    'post-fringe-worlds',
    'Fringe Worlds post',
    'Пункт Віддалених світів',
    'controversial-technology',
    'expedition',
  ),
  ...STANDARD.filter(({ id }) => !REPLACED.includes(id)),
  post('post-carthag', 'Carthag post', 'Пункт «Карфаг»', 'carthag'),
  post('post-habbanya-erg', 'Habbanya Erg post', 'Пункт «Ерг Хаббанія»', 'habbanya-erg'),
];
