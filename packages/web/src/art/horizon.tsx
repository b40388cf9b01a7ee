import { readShapes } from './shape';
import { Shapes } from './shapes';

/** Dunes, a worm that rises from them, three who walk home, rocks with the door of a sietch. On a stage of 1440 × 300. */
const LAND = readShapes(`
  far M0 256V204C80 204 120 178 200 178S340 210 460 210 640 172 740 172 900 212 1010 212 1180 186 1270 186 1380 206 1440 204V256z
  shade M740 172c14 11-12 22 0 40 50 4 160 4 270 0C900 212 830 172 740 172z
  rock M860 256L924 220l44-8 32-42 54-10 24 22 40-58 72-10 40 28 24-2 26 40 50-28 70-8 40 28 20-6v108z
  rock-lit M924 220l44-8-8 44h-90zM1000 170l54-10-14 52 4 44h-74l14-40zM1118 124l72-10-26 66-8 76h-80l20-62zM1330 152l70-8-20 58-4 54h-76l12-56z
  rock-dark M1190 114l40 28 24-2 26 40 14 76h-94l4-64zM1054 160l24 22 4 74h-36l4-38zM1400 144l40 28v84h-30l4-54z
  dark M1222 256v-28a17 17 0 0 1 34 0v28z
  glow M1229 256v-27a10 10 0 0 1 20 0v27z
  dark @translate(-43,73)scale(1.85) M196 98c2-50-18-82-56-86-22-2-38 6-46 18l22 26c6-8 14-10 22-7 14 5 18 22 16 49z
  lit @translate(-43,73)scale(1.85) M94 30c8-12 24-20 46-18 18 2 32 10 42 23-12-10-26-16-42-16-18 0-30 6-37 17z
  ~rib w2 @translate(-43,73)scale(1.85) M120 13Q119 32.5 128 48M140 12Q134.5 32.5 139 49M160 18Q149 39.5 148 57M176 31Q159.5 51.5 153 68M188 50Q166.5 67 155 80
  rib @translate(-43,73)scale(1.85)translate(104,43)rotate(48) M-19 0a19 11 0 1 0 38 0a19 11 0 1 0-38 0z
  dark @translate(-43,73)scale(1.85)translate(104,43)rotate(48) M-16 0a16 8.5 0 1 0 32 0a16 8.5 0 1 0-32 0z
  lit @translate(-43,73)scale(1.85)translate(104,43)rotate(48) M15.8-1.4L9 0L15.8 1.4zM15.3 2.4L8.1 2L13.1 4.9zM11.8 5.7L5.6 3.6L7.9 7.4zM6 7.9L2 4.5L1 8.5zM-1 8.5L-2 4.5L-6 7.9zM-7.9 7.4L-5.6 3.6L-11.8 5.7zM-13.1 4.9L-8.1 2L-15.3 2.4zM-15.8 1.4L-9 0L-15.8-1.4zM-15.3-2.4L-8.1-2L-13.1-4.9zM-11.8-5.7L-5.6-3.6L-7.9-7.4zM-6-7.9L-2-4.5L-1-8.5zM1-8.5L2-4.5L6-7.9zM7.9-7.4L5.6-3.6L11.8-5.7zM13.1-4.9L8.1-2L15.3-2.4z
  mid M0 275V236C100 236 170 226 280 226S500 248 640 248 860 222 980 222 1190 250 1300 244 1400 226 1440 222V275z
  shade M280 226c16 10-14 20-2 34 70 4 240 0 362-12C500 248 400 226 280 226zM980 222c14 10-12 20 0 36 60 4 200 0 320-14C1190 250 1080 222 980 222z
  ${[
    ['910,227', 0.62],
    ['935,225', 0.46],
    ['1000,225', 0.5],
  ]
    .flatMap(([at, size]) => [
      `dark @translate(${at})scale(${size}) M0-46c4 0 6.5 3 6.5 7 0 3-1 5-2.5 6 8 3 11 11 13 23 1 8 3 14 6 18H-20c3-10 4-20 6-28 2-7 5-11 10-13-1.5-1-2.5-3-2.5-6 0-4 2.5-7 6.5-7z`,
      `lit @translate(${at})scale(${size}) M0-46c-4 0-6.5 3-6.5 7 0 3 1 5 2.5 6-5 2-8 6-10 13-2 8-3 18-6 28h3.5c3-12 4-20 6.5-28 2-6 5-10 9-13-2-1.5-3-4-2.5-7 .4-2.6 1.6-4.6 3.5-6z`,
    ])
    .join('\n')}
  near M0 262C160 262 260 246 420 246S720 270 900 270 1240 250 1440 254V284C1260 276 1160 298 960 298S640 280 470 284 160 298 0 286z`);

/** The desert behind a page, or behind its head: night in the dark theme, noon in the light one. It fills what it stands in. */
export function Horizon() {
  return (
    <div className="horizon" aria-hidden="true">
      <div className="horizon-sky">
        {/* However wide the sky, the moons stay in it whole. */}
        <svg className="horizon-light" aria-hidden="true">
          <circle className="ring-1" r="430" />
          <circle className="ring-2" r="270" />
          <circle className="ring-3" r="140" />
          <circle className="moon" r="42" />
          <circle className="moon second" cx="96" cy="-44" r="13" />
        </svg>
        <svg className="horizon-stars" viewBox="0 0 1440 300" aria-hidden="true">
          <path d="M560 28h2v2h-2zM470 44h2v2h-2zM968 40h2v2h-2zM880 18h2v2h-2zM1130 30h3v3h-3zM1404 84h2v2h-2zM1376 118h2v2h-2zM630 16h2v2h-2zM1226 20h2v2h-2zM1180 60h2v2h-2z" />
        </svg>
      </div>
      <svg className="horizon-land" viewBox="0 0 1440 300" aria-hidden="true">
        <Shapes of={LAND} />
      </svg>
    </div>
  );
}
