import { PAPER_IDS, SIDES } from '../../../../shared/print/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../print-messages.ts';
import { PaperSize } from './paper-size.tsx';
import { MAX_BLEED } from './print-settings.ts';

const getPaperChoices = (translate: Translate) =>
  [...PAPER_IDS.filter((paperId) => paperId !== 'card'), 'custom' as const, 'card' as const].map((paperId) => ({
    id: paperId,
    label: translate(`print.papers.${paperId}`),
  }));
const getSideChoices = (translate: Translate) =>
  SIDES.map((sidesId) => ({ id: sidesId, label: translate(`print.sideNames.${sidesId}`) }));

interface Props {
  settings: CardSettings;
  onChange(changedSettings: Partial<CardSettings>): void;
}

/** Sets the paper, and how fronts and backs are arranged. */
export function CardOptions({ settings, onChange }: Props) {
  const translate = useTranslate();
  const { paper, sides, bleed, custom } = settings;
  const isSingleCard = paper === 'card';
  return (
    <>
      <Select
        label={translate('print.paper')}
        value={paper}
        choices={getPaperChoices(translate)}
        // The default bleed depends on the paper. Print shops want a bleed around every card. Cards that are cut with scissors
        // share a cut with their neighbors and need none.
        onChange={(paperId) => {
          const nextPaper = getPaperChoices(translate).find((paperChoice) => paperChoice.id === paperId)?.id ?? paper;
          onChange({ paper: nextPaper, bleed: nextPaper === 'card' ? MAX_BLEED : isSingleCard ? 0 : bleed });
        }}
      />
      <Select
        label={translate('print.sides')}
        value={sides}
        choices={getSideChoices(translate)}
        onChange={(choiceId) => onChange({ sides: SIDES.find((sidesId) => sidesId === choiceId) ?? sides })}
      />
      {isSingleCard ? <p className={text.quiet}>{translate('print.cardPaperHint')}</p> : null}
      {paper === 'custom' ? (
        <PaperSize paperSize={custom} onChange={(customSize) => onChange({ custom: customSize })} />
      ) : null}
    </>
  );
}
