import './gallery.css';
import '../arrakis/styles/map.css';
import { AREAS } from '@sietch/arrakis';
import type { ReactNode } from 'react';
import { PageBar } from '../app/page-bar';
import { CELLS } from '../arrakis/map/arrakis-map';
import { Ground } from '../arrakis/map/land';
import { landOf } from '../arrakis/map/relief/land';
import { EmblemDrawing } from '../art/emblem-drawing';
import { EMBLEMS, type EmblemName } from '../art/emblems';
import { PORTRAITS } from '../art/leaders';
import { PortraitDrawing } from '../art/medallion-drawing';
import { PieceDrawing } from '../art/piece-drawing';
import { PIECES, type PieceName } from '../art/pieces';
import { KINDS } from '../art/scene';
import { SUBJECTS, type SubjectName } from '../art/subjects';
import { SceneDrawing } from '../art/vignette-drawing';
import { GLYPHS } from '../icons/glyphs';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';

const STATES = ['rest', 'lit', 'selected', 'refused'] as const;

/** Pieces are as different in size as on the map; here each of them fills its place. */
function boxOf(piece: PieceName): string {
  if (piece === 'storm') return '-64 -64 128 128';
  return /^(atreides|harkonnen|base)-/.test(piece) ? '-27 -32 54 54' : '-44 -50 88 88';
}

const LAND = landOf({});

/** Half of a sample of the ground, in the map's measure. */
const SAMPLE = 70;

/** An area of each kind of ground. */
const GROUNDS = [...new Map(AREAS.map(({ terrain, id }) => [terrain, id]))];

/** Every drawing in three sizes, for those who draw and those who look. */
export function GalleryScreen() {
  const { words } = useSettings();
  const { gallery } = words;
  return (
    <main className="gallery">
      <PageBar />
      <h1>{gallery.title}</h1>
      <p>{gallery.about}</p>
      <Room title={gallery.leaders}>
        {Object.entries(PORTRAITS).map(([name, portrait]) => (
          <figure key={name} data-portrait={name}>
            <span className="medallion niche">
              <PortraitDrawing portrait={portrait} crop="niche" />
            </span>
            <span className="medallion">
              <PortraitDrawing portrait={portrait} crop="token" />
            </span>
            <span className="medallion tiny">
              <PortraitDrawing portrait={portrait} crop="token" />
            </span>
          </figure>
        ))}
      </Room>
      <Room title={gallery.vignettes}>
        {(Object.keys(SUBJECTS) as SubjectName[]).map((subject, i) => (
          <figure key={subject} className="sizes" data-subject={subject}>
            {['large', 'middling', 'tiny'].map((size, j) => (
              <span key={size} className={`vignette ${size}`}>
                <SceneDrawing
                  subject={subject}
                  kind={KINDS[(i * 3 + j * 5) % KINDS.length] ?? 'desert'}
                  seed={i * 7 + j}
                />
              </span>
            ))}
          </figure>
        ))}
      </Room>
      <Room title={gallery.skies}>
        {KINDS.map((kind, i) => (
          <figure key={kind} className="sizes">
            <span className="vignette large">
              <SceneDrawing subject="agent" kind={kind} seed={i + 11} />
            </span>
          </figure>
        ))}
      </Room>
      <Room title={gallery.pieces}>
        {(Object.keys(PIECES) as PieceName[]).map((piece) => (
          <figure key={piece} className="signs" data-piece={piece}>
            {[88, 52, 30].map((size) => (
              <svg
                key={size}
                className={`art side-inks-${piece.startsWith('harkonnen') ? 'harkonnen' : 'atreides'}`}
                viewBox={boxOf(piece)}
                style={{ width: size, height: size }}
                aria-hidden="true"
              >
                <PieceDrawing of={piece} />
              </svg>
            ))}
          </figure>
        ))}
      </Room>
      <Room title={gallery.terrain}>
        <svg className="land-kept" aria-hidden="true">
          <defs>
            <g id="land">
              <Ground land={LAND} />
            </g>
          </defs>
        </svg>
        {GROUNDS.map(([terrain, id]) => {
          const [x, y] = CELLS[id]?.at ?? [0, 0];
          return (
            <figure key={terrain} className="signs" data-terrain={terrain}>
              {[160, 96, 52].map((size) => (
                <svg
                  key={size}
                  className="terrain"
                  viewBox={`${x - SAMPLE} ${y - SAMPLE} ${SAMPLE * 2} ${SAMPLE * 2}`}
                  style={{ width: size, height: size }}
                  aria-hidden="true"
                >
                  <use href="#land" />
                </svg>
              ))}
            </figure>
          );
        })}
      </Room>
      <Room title={gallery.states}>
        {STATES.map((state) => (
          <figure key={state}>
            {[150, 112, 96].map((width) => (
              <span key={width} className={`touchable card ${state}`} style={{ width, height: width * 1.5 }}>
                <span className="card-face stripe-fremen">
                  <span className="card-head">
                    <span className="card-name">{gallery.stateNames[state]}</span>
                  </span>
                  <span className="vignette">
                    <SceneDrawing subject="riders" kind="fremen" seed={5} />
                  </span>
                  <span className="card-reveal">
                    <Icon name="persuasion" />
                  </span>
                </span>
              </span>
            ))}
          </figure>
        ))}
      </Room>
      <Room title={gallery.emblems}>
        {(Object.keys(EMBLEMS) as EmblemName[]).map((name) => (
          <figure key={name} className="signs" data-emblem={name}>
            {[72, 40, 20].map((size) => (
              <span key={size} style={{ width: size, height: size }}>
                <EmblemDrawing of={name} />
              </span>
            ))}
          </figure>
        ))}
      </Room>
      <Room title={gallery.glyphs}>
        {Object.keys(GLYPHS).map((name) => (
          <figure key={name} className="signs" title={name}>
            {[32, 20, 14].map((size) => (
              <span key={size} style={{ fontSize: size }}>
                <Icon name={name} />
              </span>
            ))}
          </figure>
        ))}
      </Room>
    </main>
  );
}

function Room({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="gallery-room">{children}</div>
    </section>
  );
}
