import type { Words } from './words';

/** Слова про дві команди з трьох гравців, кожна з командувачем. */
export const teamsUk: Words['teams'] = {
  roles: {
    muaddib: 'Муад’Діб, командувач',
    muaddibsAlly: 'союзник Муад’Діба',
    shaddam: 'Шаддам, командувач',
    shaddamsAlly: 'союзник Шаддама',
  },
  whoPlays: 'Люди за цим екраном, а саме',
  whoPlaysHint: 'Решта місць за ботами.',
  team: (commander) => `Команда: ${commander}`,
  yourTeam: 'Ваша команда',
  total: (points) => `Очки команди: ${points}`,
  commander: 'Командувач',
  activates: (ally) => `Активовано союзника: ${ally}`,
  activatedBy: (commander) => `Цього союзника активує ${commander}`,
  takesTurn: 'Зараз його хід',
  through: (commander, ally) => `${commander} (союзник: ${ally})`,
  token: (ally) => `Жетон агента готовий: ${ally}`,
  swordmasterToken: 'Жетон Майстра меча готовий: будь-який союзник',
  swordmasterBonus: 'Бонусний жетон Майстра меча: два мечі щоразу, як розкриває карти',
  throneRow: 'Тронний ряд',
  throneRowHint: 'З нього купує лише команда Шаддама.',
  throneRowEmpty: 'порожній',
  everyoneGets: 'кожному з команди',
  chart: 'Очки команд',
  youWon: 'Ваша команда перемогла!',
  won: (commander) => `Перемогла команда: ${commander}`,
  level: 'Команди рівні в усьому: перемагають обидві.',
  tied: 'У команд порівну очок: вирішують прянощі, тоді солярії, вода й загони в гарнізоні, разом у всіх трьох.',
};
