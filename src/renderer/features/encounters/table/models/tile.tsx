import { memo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { TrackedModel } from '../../../../../shared/play/play-screen/model-changes.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { Name } from '../../../../components/name.tsx';
import { ROVING } from '../../../../components/roving.ts';
import { createPropsComparison } from '../../../../platform/props-comparison.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { useLabelText } from '../label-context.ts';
import { useTableActions } from '../table-actions.ts';
import { Boxes } from './boxes.tsx';
import css from './tile.module.css';

interface Props {
  id: string;
  is: TrackedModel;
  /** The character in the library or the encounter; undefined if neither has it any more. */
  character: Character | undefined;
  isActive: boolean;
  mayAct: boolean;
  isOut: boolean;
  /** Whether it is out because it enters play later. */
  isToCome: boolean;
  /** Whether this model can be picked or is picked already; undefined while no form asks for a model. */
  pick: 'possible' | 'picked' | 'impossible' | undefined;
}

/**
 * Shows one model. A tap shows its numbers or picks it, and the context menu explains its state. It renders only when its
 * props change.
 */
export const Tile = memo(function Tile(props: Props) {
  const translate = useTranslate();
  const { id, is, character, isActive, mayAct, isOut, isToCome, pick } = props;
  const { tap, explain } = useTableActions();
  const { isDown = false } = is;
  return (
    <li>
      <button
        {...ROVING}
        type="button"
        className={css.tile}
        data-model={id}
        data-active={isActive || undefined}
        data-may-act={(mayAct && !isActive) || undefined}
        data-out={(isOut && !isToCome) || undefined}
        data-to-come={isToCome || undefined}
        data-down={(isDown && !isOut) || undefined}
        data-pick={pick}
        aria-haspopup={pick === undefined ? 'dialog' : undefined}
        aria-disabled={pick === 'impossible' || undefined}
        aria-pressed={pick === undefined ? undefined : pick === 'picked'}
        onClick={(event) => tap(id, event.currentTarget)}
        // The context menu also opens by Shift+F10 and by a long press.
        onContextMenu={(event) => {
          event.preventDefault();
          explain(id, event.currentTarget);
        }}
      >
        <Who is={is} character={character} />
        <span className={css.state}>{getModelState(translate, props)}</span>
        <Numbers is={is} />
      </button>
    </li>
  );
}, createPropsComparison<Props>('is'));

/** Portrait and name are memoized separately, because the marks for possible actions change on all tiles at once. */
const Who = memo(function Who({ is: { name }, character }: Pick<Props, 'is' | 'character'>) {
  return (
    <>
      <span className={css.portrait}>
        {character === undefined ? null : <CharacterPortrait isFlat character={character} name={name} />}
      </span>
      <span className={css.name}>
        <Name name={name} />
      </span>
    </>
  );
}, createPropsComparison<Pick<Props, 'is' | 'character'>>('is'));

const Numbers = memo(function Numbers({ is: { tracks, tags } }: Pick<Props, 'is'>) {
  const translate = useTranslate();
  const labelOf = useLabelText();
  // The flag shows this state already.
  const shownTags = tags.filter((tag) => tag !== 'out');
  return (
    <>
      <span className={css.tracks}>
        {tracks.map((track) => (
          <span
            key={track.label}
            className={css.track}
            data-wide={track.max === undefined ? undefined : track.red === undefined ? 'one' : 'two'}
          >
            <span className={css.label}>{labelOf(track.label)}</span>{' '}
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
            <Boxes track={track} />
          </span>
        ))}
      </span>
      {shownTags.length === 0 ? null : (
        <span className={css.tags}>
          {shownTags.map((tag) => (
            <span key={tag} className={css.tag}>
              {labelOf(tag)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}, createPropsComparison<Pick<Props, 'is'>>('is'));

/** Returns the flags for the current state of the model. */
function getModelState(
  translate: Translate,
  { is: { isDown = false }, isActive, mayAct, isOut, isToCome, pick }: Props,
) {
  return (
    <>
      {isActive ? <Flag word={translate('table.acting')} /> : null}
      {mayAct && !isActive ? (
        <span className={css.may} title={translate('table.mayAct')}>
          <span className="visually-hidden">, {translate('table.mayAct')}</span>
        </span>
      ) : null}
      {isOut ? <Flag word={isToCome ? translate('table.toCome') : translate('table.out')} /> : null}
      {isDown && !isOut ? <Flag word={translate('table.down')} /> : null}
      {pick === 'possible' ? <span className="visually-hidden">, {translate('table.target')}</span> : null}
    </>
  );
}

const Flag = ({ word }: { word: string }) => (
  <span className={css.flag}>
    <span className="visually-hidden">, </span>
    {word}
  </span>
);
