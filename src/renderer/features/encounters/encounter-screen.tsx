import { useEffect, useMemo, useState } from 'react';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { isNewerEncounter } from '../../../shared/play/encounter/newer-encounter.ts';
import { getPlaySettings } from '../../../shared/play/play-screen/play-settings.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { useShowDocumentGame } from '../../games/shown-game.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { deleteEncounter } from './actions.ts';
import { EncounterHead } from './encounter-head.tsx';
import css from './encounter-screen.module.css';
import { EncounterHouseRules } from './line-up/encounter-house-rules.tsx';
import { LineUpFoot } from './line-up/line-up-foot.tsx';
import { SetupSection } from './line-up/setup-section.tsx';
import { SidesSection } from './line-up/sides-section.tsx';
import { NewerEncounter } from './newer-encounter.tsx';
import { PlayScreen } from './play-screen/play-screen.tsx';
import {
  PlaySessionContext,
  useCreatePlaySession,
  useEventSubmitter,
  useReadableEncounterState,
} from './play-screen/play-session.ts';
import { RulesContext } from './play-screen/rules-context.ts';
import { SaveNotice } from './play-screen/save-notice.tsx';
import settings from './play-screen/settings/play-settings.module.css';
import { PlayTools, PlayToolsContext } from './play-screen/settings/play-tools.tsx';
import { useChangePlaySettings } from './play-screen/settings/use-change-play-settings.ts';
import { TrackerScreen } from './play-screen/tracker/tracker-screen.tsx';
import { reportDroppedEvents } from './report-dropped-events.ts';
import { useLogCommands } from './use-log-commands.ts';

const LIST_ROUTE = { screen: 'encounters' } as const;
const SCREEN_PARTS = [
  { id: 'line-up', label: 'encounters.lineUp' },
  { id: 'table', label: 'encounters.table' },
] as const;
type ScreenPart = (typeof SCREEN_PARTS)[number]['id'];

/** Shows one encounter: its line-up, and the play screen. */
export function EncounterScreen({ gameCatalog, id }: { gameCatalog: GameCatalogWithPart<'play'>; id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const encounterItem = useItem('encounters', id);
  if (encounterItem === undefined) return <MissingDocument listRoute={LIST_ROUTE} />;
  if (encounterItem.kind === 'broken') {
    const FallbackScreen = isNewerEncounter(gameCatalog, encounterItem.row.document)
      ? NewerEncounter
      : UnreadableDocument;
    return (
      <FallbackScreen
        item={encounterItem}
        listRoute={LIST_ROUTE}
        onDelete={() => attempt(deleteEncounter(translate, library, id, encounterItem.name))}
      />
    );
  }
  return <EncounterEditor gameCatalog={gameCatalog} item={encounterItem} />;
}

/**
 * Switches between the line-up and the play screen. An encounter without rules (`hasRules`) has a tracker in place of the play
 * screen. An encounter whose findings make it unplayable shows the findings there.
 */
function EncounterEditor({
  gameCatalog,
  item: encounterItem,
}: {
  gameCatalog: GameCatalogWithPart<'play'>;
  item: ReadyItem<Encounter>;
}) {
  const translate = useTranslate();
  const { document: encounter, id: encounterId } = encounterItem;
  const editor = useEditor('encounters', encounterId);
  useShowDocumentGame(encounter);
  const library = useLibrary();
  useEffect(() => reportDroppedEvents(translate, gameCatalog, library), [gameCatalog, library, translate]);
  const characters = useGameCharacters(gameCatalog.getGame(encounter));
  const submitter = useEventSubmitter(gameCatalog, encounterId);
  const encounterState = useReadableEncounterState(submitter);
  const { findings } = encounterState;
  const playSession = useCreatePlaySession(encounterItem, submitter, encounterState);
  const [visiblePart, setPart] = useState<ScreenPart>(encounter.log.length === 0 ? 'line-up' : 'table');
  const partSwitch = useMemo(
    () => (
      <div className={settings.tools}>
        {visiblePart === 'table' ? <PlayTools /> : null}
        <SegmentedControl
          label={translate('encounters.parts')}
          isLabelHidden
          value={visiblePart}
          segments={translateLabels(translate, SCREEN_PARTS)}
          onChange={setPart}
        />
      </div>
    ),
    [visiblePart, translate],
  );
  const documentPort = useMemo<DocumentPort>(
    () => ({ source: editor.source, findings, edit: editor.edit, saveDraft: editor.draft }),
    [findings, editor],
  );
  const { hasRules } = getPlaySettings(encounter);
  const changeSettings = useChangePlaySettings(encounterId, encounterState, editor.edit);
  const playTools = useMemo(
    () => ({ id: encounterId, encounterState, onChange: changeSettings }),
    [encounterId, encounterState, changeSettings],
  );
  const commands = useLogCommands(encounterItem, editor.commands);
  useCommands(commands);
  useNameFocus(encounter.id, encounter.name);

  // The field of a finding is in the line-up, which is rendered by the next frame.
  const showFinding = (finding: Finding) => {
    setPart('line-up');
    requestAnimationFrame(() => goToFinding(translate, finding));
  };

  return (
    <DocumentProvider port={documentPort}>
      <div className={css.screen}>
        <div className={css.head}>
          <PlayToolsContext value={playTools}>
            <EncounterHead
              gameCatalog={gameCatalog}
              encounter={encounter}
              findings={findings}
              commands={commands}
              partSwitch={partSwitch}
            />
          </PlayToolsContext>
          <SaveNotice id={encounterId} />
        </div>
        <div className={css.part} data-part={visiblePart} data-events={encounter.log.length}>
          {visiblePart === 'line-up' ? (
            <>
              <form
                className={form.form}
                aria-label={translate('encounters.label')}
                onSubmit={(event) => event.preventDefault()}
              >
                <Section title={translate('encounters.what')}>
                  <TextRow
                    pointer="/name"
                    label={translate('encounters.name')}
                    placeholder={translate('encounters.nameHint')}
                    inputClassName={form.nameInput}
                  />
                  <TextRow pointer="/notes" label={translate('encounters.notes')} isMultiline isOptional />
                </Section>
                <SidesSection encounter={encounter} characters={characters} />
                {encounterState.rules.setupForm === undefined ? null : (
                  <SetupSection encounter={encounter} setupForm={encounterState.rules.setupForm} />
                )}
                <EncounterHouseRules encounter={encounter} />
              </form>
              <LineUpFoot
                encounter={encounter}
                findings={findings}
                canPlay={playSession !== undefined || !hasRules}
                onPlay={() => setPart('table')}
              />
            </>
          ) : !hasRules ? (
            <RulesContext value={encounterState.rules}>
              <TrackerScreen
                encounterId={encounterId}
                encounterState={encounterState}
                submitter={submitter}
                characters={characters}
              />
            </RulesContext>
          ) : playSession === undefined ? (
            <section className={css.findings}>
              <h2>{translate('encounters.blocked')}</h2>
              <FindingList findings={findings} onShowField={showFinding} />
              <Button kind="primary" className={css.back} onPress={() => setPart('line-up')}>
                {translate('encounters.toLineUp')}
              </Button>
              <p>{translate('tracker.switchToTrackerText')}</p>
              <Button className={css.back} onPress={() => changeSettings({ hasRules: false })}>
                {translate('tracker.switchToTracker')}
              </Button>
            </section>
          ) : (
            <RulesContext value={encounterState.rules}>
              <PlaySessionContext value={playSession}>
                <PlayScreen characters={characters} />
              </PlaySessionContext>
            </RulesContext>
          )}
        </div>
      </div>
    </DocumentProvider>
  );
}
