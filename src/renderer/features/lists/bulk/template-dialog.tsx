import { useMemo, useState } from 'react';
import { getDefaultTemplate } from '../../../../shared/card/template/built-in-templates.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useCharacterTemplates } from '../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { setTemplate } from '../../documents/bulk-actions.ts';
import { createTemplateChoices, getStoredTemplateId } from '../../templates/template-choices.ts';
import css from './bulk.module.css';

export interface TemplateDialogProps {
  characters: readonly Character[];
  onClose(): void;
}

/**
 * Chooses the card template of several characters. Templates belong to a game, so if the characters are from several games,
 * the user chooses a game first, and only its characters change.
 */
export function TemplateDialog({ characters, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const characterGames = useMemo(() => [...new Set(characters.map(gameCatalog.getGame))], [gameCatalog, characters]);
  const [gameId, setGameId] = useState(characterGames[0]?.id);
  const chosenGame = characterGames.find((candidate) => candidate.id === gameId);
  return (
    <DialogFrame
      title={translate('bulk.templateOf', { count: characters.length })}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      {characterGames.length > 1 ? (
        <div className={css.form}>
          <Select
            label={translate('bulk.templateGame')}
            value={gameId}
            choices={characterGames.map((game) => ({ id: game.id, label: game.name }))}
            onChange={setGameId}
            autoFocus
          />
        </div>
      ) : null}
      {chosenGame === undefined ? null : (
        <TemplateForm
          key={chosenGame.id}
          game={chosenGame}
          autoFocus={characterGames.length === 1}
          characters={characters.filter(({ ruleset }) => ruleset === chosenGame.id)}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}

function TemplateForm({
  game,
  autoFocus,
  characters,
  onClose,
}: TemplateDialogProps & { game: Game; autoFocus: boolean }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const templates = useCharacterTemplates(game);
  const templateChoices = useMemo(() => createTemplateChoices(templates), [templates]);
  const [templateId, setTemplateId] = useState(getDefaultTemplate(gameCatalog, game.id).id);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(setTemplate(translate, library, characters, getStoredTemplateId(gameCatalog, game, templateId)));
        onClose();
      }}
    >
      <Select
        label={translate('bulk.template')}
        value={templateId}
        choices={templateChoices}
        onChange={setTemplateId}
        autoFocus={autoFocus}
      />
      <div className={css.foot}>
        <Button onPress={onClose}>{translate('shell.cancel')}</Button>
        <Button kind="primary" type="submit">
          {translate('bulk.apply')}
        </Button>
      </div>
    </form>
  );
}
