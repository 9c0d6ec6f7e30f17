import { Suspense, useMemo } from 'react';
import { type CardStyle, isStyle } from '../../../../shared/card/style/card-style.ts';
import type { StyleProblem } from '../../../../shared/card/style/style-problem.ts';
import { styleProblemMessage } from '../../../../shared/card/style/style-problem.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { templatesFor } from '../../../../shared/card/template/templates-for.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useKeptTemplates } from '../../../store/templates/use-templates.ts';
import type { Editor } from '../../../store/undo/use-editor.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DocumentHead } from '../../documents/document-head.tsx';
import { WaysOut } from '../../documents/document-missing.tsx';
import { Refused } from '../../templates/refused.tsx';
import { deleteTemplate } from '../../templates/template-actions.ts';
import { JsonText } from '../json/lazy-json-pane.ts';
import studio from '../studio.module.css';
import css from './style.module.css';

const GALLERY = { screen: 'templates' } as const;

interface Props {
  style: CardStyle;
  editor: Editor;
  problems: readonly StyleProblem[];
}

/** A style whose template is not there: it can begin from another one, or be put right as text. */
export function Baseless({ style, editor, problems }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useGameShown();
  const kept = useKeptTemplates();
  const bases = useMemo(
    () =>
      templatesFor(
        gameCatalog,
        game,
        kept.filter((one): one is CardTemplate => !isStyle(one)),
      ),
    [game, kept, gameCatalog],
  );
  useCommands(editor.commands);
  return (
    <div className={studio.broken}>
      <DocumentHead name={style.name} list={GALLERY} commands={editor.commands} printLabel="" onPrint={undefined} />
      <div className={studio.brokenBody}>
        <Refused
          title={translate('style.gone', { base: shortName(style.base) })}
          problems={problems.map((problem) => styleProblemMessage(translate, problem))}
        />
        <div className={`${studio.brokenActions} ${css.baseless}`}>
          <Select
            label={translate('style.base')}
            value={undefined}
            choices={bases.map(({ id, name }) => ({ id, label: name }))}
            onChange={(id) => editor.step([{ op: 'set', path: '/base', value: id }])}
          />
          <WaysOut back={GALLERY} onDelete={() => attempt(deleteTemplate(translate, library, style.id, style.name))}>
            {null}
          </WaysOut>
        </div>
        <Suspense fallback={<div />}>
          <JsonText
            document={style}
            canEdit
            onChange={(document) => editor.step([{ op: 'set', path: '', value: document }])}
          />
        </Suspense>
      </div>
    </div>
  );
}
