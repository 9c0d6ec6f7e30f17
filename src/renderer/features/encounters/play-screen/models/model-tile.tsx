import { memo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { TrackedModel } from '../../../../../shared/play/play-screen/model-changes.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { createPropsComparison } from '../../../../platform/props-comparison.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { usePlayActions } from '../play-actions.ts';
import { useFormatLabel } from '../rules-context.ts';
import css from './model-tile.module.css';
import { NumberedName } from './numbered-name.tsx';
import type { PickState } from './pick-order.ts';
import { hasBoxes, TrackBoxes } from './track-boxes.tsx';

interface Props {
  modelId: string;
  trackedModel: TrackedModel;
  /** The character in the library or the encounter; undefined if neither has this character any more. */
  character: Character | undefined;
  isActive: boolean;
  mayAct: boolean;
  isOut: boolean;
  /** Whether the model is out because it enters play later. */
  entersLater: boolean;
  /** Whether this model can be picked or is picked already; undefined while no form asks for a model. */
  pickState: PickState | undefined;
}

/**
 * Shows one model. A tap shows its numbers or picks it, and the context menu explains its state. It renders only when its
 * props change; `trackedModel` is compared by content, because every event creates it again.
 */
export const ModelTile = memo(function ModelTile(props: Props) {
  const translate = useTranslate();
  const { modelId, trackedModel, character, isActive, mayAct, isOut, entersLater, pickState } = props;
  const { tap, explain } = usePlayActions();
  const { isDown = false } = trackedModel;
  return (
    <li>
      <button
        {...ROVING_PROPS}
        type="button"
        className={css.tile}
        data-model={modelId}
        data-active={isActive || undefined}
        data-may-act={(mayAct && !isActive) || undefined}
        data-out={(isOut && !entersLater) || undefined}
        data-to-come={entersLater || undefined}
        data-down={(isDown && !isOut) || undefined}
        data-pick={pickState}
        aria-haspopup={pickState === undefined ? 'dialog' : undefined}
        aria-disabled={pickState === 'impossible' || undefined}
        aria-pressed={pickState === undefined ? undefined : pickState === 'picked'}
        onClick={(event) => tap(modelId, event.currentTarget)}
        // The context menu also opens by Shift+F10 and by a long press.
        onContextMenu={(event) => {
          event.preventDefault();
          explain(modelId, event.currentTarget);
        }}
      >
        <TileHeading trackedModel={trackedModel} character={character} />
        <span className={css.state}>{renderModelState(translate, props)}</span>
        <TileNumbers trackedModel={trackedModel} />
      </button>
    </li>
  );
}, createPropsComparison<Props>('trackedModel'));

/** Portrait and name are memoized separately, because the marks for possible actions change on all tiles at once. */
const TileHeading = memo(function TileHeading({
  trackedModel: { name },
  character,
}: Pick<Props, 'trackedModel' | 'character'>) {
  return (
    <>
      <span className={css.portrait}>
        {character === undefined ? null : <CharacterPortrait rendersAsImage character={character} name={name} />}
      </span>
      <span className={css.name}>
        <NumberedName name={name} />
      </span>
    </>
  );
}, createPropsComparison<Pick<Props, 'trackedModel' | 'character'>>('trackedModel'));

const TileNumbers = memo(function TileNumbers({ trackedModel: { tracks, tags } }: Pick<Props, 'trackedModel'>) {
  const translate = useTranslate();
  const formatLabel = useFormatLabel();
  // A flag already shows that the model is out of play.
  const shownTags = tags.filter((tag) => tag !== 'out');
  return (
    <>
      <span className={css.tracks}>
        {tracks.map((track) => (
          <span
            key={track.label}
            className={css.track}
            // A track with boxes gets more room, and a track with red boxes even more.
            data-wide={!hasBoxes(track) ? undefined : track.red === undefined ? 'one' : 'two'}
          >
            <span className={css.label}>{formatLabel(track.label)}</span>{' '}
            <span className={css.value}>
              {track.value}
              {track.max === undefined ? null : <span className={css.most}>/{track.max}</span>}
            </span>
            {track.red === undefined ? null : (
              <span className="visually-hidden">
                {' '}
                ({translate('table.red', { n: Math.min(track.red, track.value) })})
              </span>
            )}
            <TrackBoxes track={track} />
          </span>
        ))}
      </span>
      {shownTags.length === 0 ? null : (
        <span className={css.tags}>
          {shownTags.map((tag) => (
            <span key={tag} className={css.tag}>
              {formatLabel(tag)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}, createPropsComparison<Pick<Props, 'trackedModel'>>('trackedModel'));

/** Returns the flags for the current state of the model. */
function renderModelState(
  translate: Translate,
  { trackedModel: { isDown = false }, isActive, mayAct, isOut, entersLater, pickState }: Props,
) {
  return (
    <>
      {isActive ? <Flag text={translate('table.acting')} /> : null}
      {mayAct && !isActive ? (
        <span className={css.may} title={translate('table.mayAct')}>
          <span className="visually-hidden">, {translate('table.mayAct')}</span>
        </span>
      ) : null}
      {isOut ? <Flag text={entersLater ? translate('table.toCome') : translate('table.out')} /> : null}
      {isDown && !isOut ? <Flag text={translate('table.down')} /> : null}
      {pickState === 'possible' || pickState === 'unusual' ? (
        <span className="visually-hidden">, {translate('table.target')}</span>
      ) : null}
    </>
  );
}

const Flag = ({ text }: { text: string }) => (
  <span className={css.flag}>
    <span className="visually-hidden">, </span>
    {text}
  </span>
);
