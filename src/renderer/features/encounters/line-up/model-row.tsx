import { FileQuestion } from 'lucide-react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { removeModel, restoreModel } from '../../../../shared/play/encounter/line-up.ts';
import { formatNumberedName } from '../../../../shared/play/encounter/model-numbers.ts';
import { DisplayName } from '../../../components/display-name.tsx';
import { FieldFindings } from '../../../components/findings/field-findings.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { focusAfterRemoval } from '../../../components/row-menu/row-focus.ts';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useDocumentEdits, useFindingsBelowPointer } from '../../../fields/document-port.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getDocumentKey, toast } from '../../../toasts/toasts.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge } from '../../documents/document-marks.tsx';
import css from './sides.module.css';

interface Props {
  encounter: Encounter;
  sideIndex: number;
  modelIndex: number;
  /** Undefined if neither the encounter nor the library has the character. */
  character: Character | undefined;
  /** The number of this model among several models of the same character. */
  copyNumber: number | undefined;
  isEditable: boolean;
}

/** Shows one model, and whether it enters play later. */
export function ModelRow({ encounter, sideIndex, modelIndex, character, copyNumber, isEditable }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { edit } = useDocumentEdits();
  const modelPointer = joinPointer('/sides', sideIndex, 'models', modelIndex);
  const findings = useFindingsBelowPointer(modelPointer);
  const side = encounter.sides[sideIndex];
  const model = side?.models[modelIndex];
  if (model === undefined) return null;
  const characterName = character === undefined ? model.character : character.name || translate('editing.unnamed');
  const modelName = formatNumberedName(characterName, copyNumber);
  const remove = () => {
    edit(removeModel(encounter, sideIndex, modelIndex));
    focusAfterRemoval(joinPointer('/sides', sideIndex, 'models'), modelIndex, (side?.models.length ?? 1) - 1);
    const undoRemoval = () => {
      const current = library.stores.encounters.get(encounter.id);
      if (side !== undefined && current?.kind === 'ready') edit(restoreModel(current.document, side, modelIndex));
    };
    toast(translate('encounters.removedModel', { name: shortenName(modelName) }), {
      action: { label: translate('shell.undo'), undoes: [getDocumentKey(encounter.id)], run: undoRemoval },
    });
  };
  return (
    <li className={css.model} data-path={modelPointer}>
      <span className={css.portrait}>
        {character === undefined ? (
          <span className={css.unknown}>
            <FileQuestion aria-hidden />
          </span>
        ) : (
          <CharacterPortrait character={character} name={modelName} />
        )}
      </span>
      {character === undefined ? <span /> : <DocumentBadge document={character} />}
      <span className={css.who}>
        <DisplayName name={modelName} />
        {character === undefined ? <span className={css.note}>{translate('encounters.unknown')}</span> : null}
      </span>
      {isEditable ? (
        <>
          <Switch
            label={translate('encounters.later')}
            isOn={model.out === true}
            onChange={(entersLater) =>
              edit([
                entersLater
                  ? { op: 'set', path: `${modelPointer}/out`, value: true }
                  : { op: 'remove', path: `${modelPointer}/out` },
              ])
            }
          />
          <RowMenu rowName={modelName} rowPointer={modelPointer} actions={[createRemoveAction(translate, remove)]} />
        </>
      ) : null}
      <FieldFindings findings={findings} />
    </li>
  );
}
