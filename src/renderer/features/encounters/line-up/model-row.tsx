import { FileQuestion } from 'lucide-react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { removeModel } from '../../../../shared/play/encounter/line-up.ts';
import { formatNumberedName } from '../../../../shared/play/encounter/model-numbers.ts';
import { FieldFindings } from '../../../components/findings/findings.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { Name } from '../../../components/name.tsx';
import { focusAfterRemoval } from '../../../components/row-menu/row-focus.ts';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useEdits, useFindingsBelow } from '../../../fields/document-port.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { documentKey, toast } from '../../../toasts/toasts.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge } from '../../documents/document-marks.tsx';
import css from './sides.module.css';

interface Props {
  encounter: Encounter;
  side: number;
  index: number;
  /** Undefined = neither the encounter nor the library has it. */
  character: Character | undefined;
  /** The number of this model among several models of the same character. */
  number: number | undefined;
  isOpen: boolean;
}

/** Shows one model, and whether it enters play later. */
export function ModelRow({ encounter, side, index, character, number, isOpen }: Props) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const path = joinPointer('/sides', side, 'models', index);
  const findings = useFindingsBelow(path);
  const model = encounter.sides[side]?.models[index];
  if (model === undefined) return null;
  const called = character === undefined ? model.character : character.name || translate('editing.unnamed');
  const name = formatNumberedName(called, number);
  const remove = () => {
    const { sides } = encounter;
    edit(removeModel(encounter, side, index));
    focusAfterRemoval(joinPointer('/sides', side, 'models'), index, (sides[side]?.models.length ?? 1) - 1);
    const back = () => edit([{ op: 'set', path: '/sides', value: sides }]);
    toast(translate('encounters.removedModel', { name: shortenName(name) }), {
      action: { label: translate('shell.undo'), undoes: [documentKey(encounter.id)], run: back },
    });
  };
  return (
    <li className={css.model} data-path={path}>
      <span className={css.portrait}>
        {character === undefined ? (
          <span className={css.unknown}>
            <FileQuestion aria-hidden />
          </span>
        ) : (
          <CharacterPortrait character={character} name={name} />
        )}
      </span>
      {character === undefined ? <span /> : <DocumentBadge document={character} />}
      <span className={css.who}>
        <Name name={name} />
        {character === undefined ? <span className={css.note}>{translate('encounters.unknown')}</span> : null}
      </span>
      {isOpen ? (
        <>
          <Switch
            label={translate('encounters.later')}
            on={model.out === true}
            onChange={(on) =>
              edit([on ? { op: 'set', path: `${path}/out`, value: true } : { op: 'remove', path: `${path}/out` }])
            }
          />
          <RowMenu name={name} path={path} actions={[removeAction(translate, remove)]} />
        </>
      ) : null}
      <FieldFindings findings={findings} />
    </li>
  );
}
