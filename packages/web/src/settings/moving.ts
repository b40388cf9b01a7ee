import { useMedia } from '../table/use-media';
import { useSettings } from './settings';

/** Whether things may move: neither the settings nor the device have asked for less. */
export function useMoving(): boolean {
  const { prefers } = useSettings();
  return !useMedia('(prefers-reduced-motion: reduce)') && prefers.motion === 'on';
}
