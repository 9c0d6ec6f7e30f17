import { LayoutTemplate } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { getDefaultTemplate } from '../../../shared/card/template/built-in-templates.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { IconButton } from '../../components/button.tsx';
import { SelectRow } from '../../fields/select-row.tsx';
import { useGames } from '../../store/library-context.ts';
import { useCharacterTemplates } from '../../store/templates/use-templates.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { createTemplateChoices, getStoredTemplateId } from './template-choices.ts';
import css from './templates.module.css';
import { TemplatesDialog } from './templates-dialog.tsx';

/** Shows the template with which the character's card is shown and printed, and a button that opens all templates. */
export function TemplateRow({ character, factions }: { character: Character; factions: readonly Faction[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(character);
  const getStoredId = useCallback(
    (templateId: string) => getStoredTemplateId(gameCatalog, game, templateId),
    [game, gameCatalog],
  );
  const templates = useCharacterTemplates(game);
  const choices = useMemo(() => createTemplateChoices(templates), [templates]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <div className={css.row}>
      <SelectRow
        pointer="/art/template"
        label={translate('templates.template')}
        choices={choices}
        fallback={getDefaultTemplate(gameCatalog, game.id).id}
        toDocumentValue={getStoredId}
      />
      <IconButton
        icon={<LayoutTemplate />}
        label={translate('templates.all')}
        kind="plain"
        onPress={() => setDialogOpen(true)}
      />
      {isDialogOpen ? (
        <TemplatesDialog character={character} factions={factions} onClose={() => setDialogOpen(false)} />
      ) : null}
    </div>
  );
}
