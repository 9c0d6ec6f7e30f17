import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { useFindingIndex, useHasDraftBelow } from '../../../fields/document-port.ts';
import { getFindingsBelow } from '../../../fields/finding-index.ts';
import { TextRow } from '../../../fields/text-row.tsx';
import { useReveal } from '../../../fields/use-reveal.ts';
import { useGames } from '../../../store/library-context.ts';
import { countFindings } from '../../../strings/documents/findings.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import form from '../../documents/form/form.module.css';
import { useTeam } from '../team-view.ts';
import { HouseRulesField } from './house-rules-field.tsx';
import { ModeField } from './mode-field.tsx';
import css from './settings-section.module.css';
import { summarizeSettings } from './summarize-settings.ts';
import { TeamFields } from './team-fields.tsx';
import { setUnfoldedSettings, useUnfoldedSettings } from './unfolded-settings.ts';

/**
 * Shows the name of the team and one line about its settings, which a button unfolds. A new team starts unfolded. The fields stay in
 * the page while they are folded, so that a finding can lead to them, which unfolds them.
 */
export function SettingsSection() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, teamMode, teamRules, factionChoices } = useTeam();
  const [isNew] = useState(() => team.name === '' && team.members.length === 0);
  const isUnfolded = useUnfoldedSettings(team.id) ?? isNew;
  const fieldsRef = useReveal<HTMLDivElement>(() => setUnfoldedSettings(team.id, true));
  const fieldsId = useId();
  return (
    <section className={form.section} aria-label={translate('team.who')}>
      <div className={css.head}>
        <TextRow
          pointer="/name"
          label={translate('team.name')}
          isLabelHidden
          placeholder={formatLateText(translate, teamRules.form.namePlaceholder)}
          inputClassName={form.nameInput}
        />
        <button
          type="button"
          className={css.summary}
          aria-expanded={isUnfolded}
          aria-controls={fieldsId}
          onClick={() => setUnfoldedSettings(team.id, !isUnfolded)}
        >
          <ChevronRight aria-hidden />
          <span>
            <span className="visually-hidden">{translate('team.settings')} </span>
            {summarizeSettings(translate, gameCatalog, team, teamMode, factionChoices)}
          </span>
          {isUnfolded ? null : <FoldedFindings />}
        </button>
      </div>
      <div className={css.fields} id={fieldsId} ref={fieldsRef} hidden={!isUnfolded}>
        <TextRow
          pointer="/player"
          label={translate('team.player')}
          placeholder={translate('team.playerHint')}
          isOptional
        />
        <TeamFields />
        <ModeField />
        <HouseRulesField />
      </div>
    </section>
  );
}

/** Shows how many errors and warnings are about the folded fields, so that none is hidden. */
function FoldedFindings() {
  const translate = useTranslate();
  const { teamRules, team } = useTeam();
  const findingIndex = useFindingIndex();
  const pointers = ['/player', ...teamRules.form.fields.map(({ pointer }) => pointer), '/event', '/options'];
  const hasDraft = useHasDraftBelow(pointers);
  // A new team is not wrong yet, so it has no verdict.
  const findings =
    team.members.length === 0 ? [] : pointers.flatMap((pointer) => getFindingsBelow(findingIndex, pointer));
  const errorCount = findings.filter(({ severity }) => severity === 'error').length + (hasDraft ? 1 : 0);
  const warningCount = findings.filter(({ severity }) => severity === 'warning').length;
  if (errorCount + warningCount === 0) return null;
  const severity = errorCount > 0 ? 'error' : 'warning';
  return (
    <span className={css.mark} data-severity={severity}>
      <SeverityIcon severity={severity} /> {countFindings(translate, errorCount, warningCount)}
    </span>
  );
}
