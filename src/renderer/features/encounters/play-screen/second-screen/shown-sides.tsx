import { useRef } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { describeOut } from '../../../../strings/play/show.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { NumberedName } from '../models/numbered-name.tsx';
import { hasBoxes, TrackBoxes } from '../models/track-boxes.tsx';
import type { ShownModel, ShownSide } from './second-screen-view.ts';
import css from './shown-sides.module.css';
import { useFitFontSize } from './use-fit-font-size.ts';

/** Shows every model by side, as large as possible. */
export function ShownSides({
  sides,
  charactersById,
}: {
  sides: readonly ShownSide[];
  charactersById: ReadonlyMap<string, Character>;
}) {
  const translate = useTranslate();
  const areaRef = useRef<HTMLDivElement>(null);
  useFitFontSize(areaRef, sides);
  return (
    <div ref={areaRef} className={css.sides}>
      {sides.map((side) => (
        // A side with more models gets more room.
        <section key={side.id} className={css.side} style={{ flexGrow: Math.max(1, side.models.length) }}>
          <h2>
            <DisplayName name={side.name} />
          </h2>
          {side.score === undefined ? null : <p className={css.score}>{side.score}</p>}
          <ul className={css.models}>
            {side.models.map((model) => (
              <ShownModelView key={model.id} model={model} character={charactersById.get(model.character)} />
            ))}
          </ul>
          {side.outOfPlay.length === 0 ? null : (
            <p className={css.out} dir="auto">
              {describeOut(translate, side.outOfPlay)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function ShownModelView({
  model: { name, tracks, tags, isOn, isDown },
  character,
}: {
  model: ShownModel;
  character: Character | undefined;
}) {
  const [mainTrack, ...otherTracks] = tracks;
  return (
    <li className={css.model} data-on={isOn || undefined} data-down={isDown || undefined}>
      {character === undefined ? null : (
        <span className={css.portrait}>
          <CharacterPortrait rendersAsImage character={character} name={name} />
        </span>
      )}
      <span className={css.name}>
        <NumberedName name={name} />
      </span>
      {mainTrack === undefined || !hasBoxes(mainTrack) ? null : (
        <span className={css.boxes}>
          <TrackBoxes track={mainTrack} />
        </span>
      )}
      {tracks.length === 0 ? null : (
        <span className={css.numbers}>
          {mainTrack === undefined ? null : <span className={css.main}>{formatTrack(mainTrack)}</span>}
          {otherTracks.map((track) => (
            <span key={track.label}>{formatTrack(track)}</span>
          ))}
        </span>
      )}
      {tags.length === 0 ? null : (
        <span className={css.tags}>
          {tags.map((tag) => (
            <span key={tag} className={css.tag}>
              {tag}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

const formatTrack = ({ label, value, max }: Track): string =>
  max === undefined ? `${label} ${value}` : `${label} ${value}/${max}`;
