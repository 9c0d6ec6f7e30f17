import { useMemo } from 'react';
import { formatCardFinding } from '../../../shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useCharacterTemplates } from '../../store/templates/use-templates.ts';
import { toSentence } from '../../strings/sentence.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { FallbackFontButton } from './fonts/fallback-font-button.tsx';
import css from './templates.module.css';

interface Props {
  character: Character;
  factions: readonly Faction[];
}

/** Shows which glyphs for the character's texts are in no font, and offers to choose a font with them. Missing glyphs print as boxes. */
export function MissingGlyphs({ character, factions }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const templates = useCharacterTemplates(gameCatalog.getGame(character));
  const missingGlyph = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    const { template } = chooseTemplate(character, templates);
    const { findings } = layoutCard(gameCatalog, { character, factions, template, fonts: fonts.fonts });
    return findings.find(({ kind }) => kind === 'missing-glyph');
  }, [character, factions, templates, fonts, gameCatalog]);
  if (missingGlyph === undefined) return null;
  return (
    <div className={css.missing}>
      <p>
        <SeverityIcon severity="error" isRuleViolation={false} />
        {toSentence(formatCardFinding(translate, gameCatalog, missingGlyph))}
      </p>
      <FallbackFontButton />
    </div>
  );
}
