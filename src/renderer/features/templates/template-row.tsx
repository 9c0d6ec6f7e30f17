import { type RefObject, useState } from 'react';
import { getDefaultTemplate } from '../../../shared/card/template/built-in-templates.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { useField } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { useGames } from '../../store/library-context.ts';
import { useCharacterTemplates } from '../../store/templates/use-templates.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { TemplatePicker } from './picker/template-picker.tsx';
import { getStoredTemplateId } from './template-choices.ts';
import css from './templates.module.css';
import { TemplatesDialog } from './templates-dialog.tsx';

interface Props {
  character: Character;
  factions: readonly Faction[];
  /** The card, which the open picker leaves uncovered. */
  cardRef: RefObject<HTMLElement | null>;
  /** Called with the template that the user points at, and with undefined when there is none any more. */
  onPreview(templateId: string | undefined): void;
}

/** Shows the template with which the character's card is shown and printed, and opens the dialog of all templates. */
export function TemplateRow({ character, factions, cardRef, onPreview }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(character);
  const templates = useCharacterTemplates(game);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { value, findings, severityAttributes, setValue } = useField('/art/template');
  return (
    <div className={css.row}>
      <FieldFrame pointer="/art/template" findings={findings}>
        <TemplatePicker
          label={translate('templates.template')}
          character={character}
          factions={factions}
          templates={templates}
          chosenId={typeof value === 'string' && value !== '' ? value : getDefaultTemplate(gameCatalog, game.id).id}
          severityAttributes={severityAttributes}
          cardRef={cardRef}
          onPreview={onPreview}
          onChoose={(templateId) => setValue(getStoredTemplateId(gameCatalog, game, templateId))}
          onManage={() => setDialogOpen(true)}
        />
      </FieldFrame>
      {isDialogOpen ? (
        <TemplatesDialog character={character} factions={factions} onClose={() => setDialogOpen(false)} />
      ) : null}
    </div>
  );
}
