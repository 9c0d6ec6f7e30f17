import { useContext, useId, useMemo, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { formatDisplayName } from '../../../../../components/display-name.tsx';
import { groupChoices } from '../../../../../components/inputs/choice.ts';
import { filterChoices } from '../../../../../components/inputs/match-choices.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../../documents/character-portrait.tsx';
import { CastContext } from '../../cast-context.ts';
import { useForm } from '../form-port.ts';
import { listFieldChoices } from '../model/field-choices.ts';
import css from './character-field.module.css';
import { FieldFrame } from './field-frame.tsx';
import fields from './fields.module.css';

/** The most characters that are shown at once. The user types to find the others. */
const MAX_SHOWN = 24;
/** With fewer characters, no search is needed. */
const MIN_SEARCHED = 9;

/** A field for one character, chosen by picture and name. A library may have thousands, so a search narrows the list. */
export function CharacterField({ field }: { field: EventField }) {
  const translate = useTranslate();
  const charactersById = useContext(CastContext);
  const { activeEncounter, form, changeField } = useForm();
  const [searchText, setSearchText] = useState('');
  const labelId = useId();
  const choices = useMemo(
    () => listFieldChoices(translate, activeEncounter, field, form.event.model),
    [activeEncounter, field, form.event.model, translate],
  );
  const matches = filterChoices(choices, searchText);
  const shownChoices = matches.slice(0, MAX_SHOWN);
  const hiddenCount = matches.length - shownChoices.length;
  return (
    <FieldFrame field={field} labelId={labelId}>
      {choices.length < MIN_SEARCHED ? null : (
        <input
          type="search"
          className={fields.input}
          aria-label={translate('eventForm.findCharacter')}
          placeholder={translate('eventForm.findCharacter')}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter chooses the first match instead of submitting the form.
            event.preventDefault();
            if (shownChoices[0] !== undefined) changeField(field.path, shownChoices[0].id);
          }}
        />
      )}
      <RadioGroup
        aria-labelledby={labelId}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={(characterId) => changeField(field.path, characterId)}
        className={fields.chips ?? ''}
      >
        {groupChoices(shownChoices).map(({ group, choices: choicesInGroup }) => (
          <div key={group} className={css.characters}>
            {group === '' ? null : <span className={fields.group}>{formatDisplayName(group)}</span>}
            {choicesInGroup.map(({ id, label }) => {
              const character = charactersById.get(id);
              return (
                <Radio key={id} value={id} className={`${fields.chip} ${css.character}`}>
                  <span className={css.portrait}>
                    {character === undefined ? null : (
                      <CharacterPortrait rendersAsImage character={character} name={label} />
                    )}
                  </span>
                  <span className={css.name}>{formatDisplayName(label)}</span>
                </Radio>
              );
            })}
          </div>
        ))}
      </RadioGroup>
      <div role="status" className={fields.remark}>
        {matches.length === 0
          ? translate('eventForm.noCharacter')
          : hiddenCount > 0
            ? translate('eventForm.moreCharacters', { n: hiddenCount })
            : ''}
      </div>
    </FieldFrame>
  );
}
