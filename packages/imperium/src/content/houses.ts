import { named } from './declare.js';

/** The Houses of the leaders. */
export const ATREIDES = named('House Atreides', 'Дім Атрідів');
export const CORRINO = named('House Corrino', 'Дім Коррино');
export const FENRING = named('House Fenring', 'Дім Фенрінґів');
export const HARKONNEN = named('House Harkonnen', 'Дім Харконненів');
export const METULLI = named('House Metulli', 'Дім Метуллі');
export const RICHESE = named('House Richese', 'Дім Річезів');
export const THORVALD = named('House Thorvald', 'Дім Торвальдів');
