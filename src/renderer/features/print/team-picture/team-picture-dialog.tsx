import { ClipboardCopy, Download } from 'lucide-react';
import { useState } from 'react';
import type { Team } from '../../../../shared/document/schema.ts';
import type { PictureTheme } from '../../../../shared/print/shop/team-picture.ts';
import { makeSafeStem } from '../../../../shared/text/file-name.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { endTeamPicture } from '../../../navigation/team-picture-request.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useItem } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import css from './team-picture.module.css';
import { useTeamPicture } from './use-team-picture.ts';

const THEMES = [
  { id: 'light', label: 'teamPicture.light' },
  { id: 'dark', label: 'teamPicture.dark' },
] as const;

/** The maximum length of a team's name in a file name. */
const MAX_STEM_LENGTH = 100;

/** Shows one picture of a team, to save or to copy. */
export function TeamPictureDialog({ teamId }: { teamId: string }) {
  const teamItem = useItem('teams', teamId);
  return teamItem?.kind === 'ready' ? <ReadyTeamDialog team={teamItem.document} /> : null;
}

function ReadyTeamDialog({ team }: { team: Team }) {
  const translate = useTranslate();
  const [theme, setTheme] = useState<PictureTheme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const { picture, failure } = useTeamPicture(team, theme);
  const save = async () => {
    if (picture === undefined) return;
    const fileName = `${makeSafeStem(team.name, MAX_STEM_LENGTH) || team.id}.png`;
    const reply = await saveFile(fileName, picture.file, 'image/png');
    if (!reply.saved) return;
    endTeamPicture();
    toast(translate('export.saved', { name: shortenName(reply.name) }));
  };
  const copy = async () => {
    if (picture === undefined) return;
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.file })]);
    endTeamPicture();
    toast(translate('teamPicture.copied'));
  };
  return (
    <DialogFrame
      title={translate('teamPicture.title')}
      modalClassName={css.modal}
      dialogClassName={layout.column}
      onClose={endTeamPicture}
    >
      <div className={css.body}>
        <SegmentedControl
          label={translate('teamPicture.ground')}
          value={theme}
          segments={translateLabels(translate, THEMES)}
          onChange={setTheme}
        />
        <div className={css.frame} role="status">
          {picture === undefined ? (
            <span>{failure === undefined ? translate('teamPicture.drawing') : ''}</span>
          ) : (
            <img src={picture.href} alt={translate('teamPicture.alt', { name: team.name })} className={css.picture} />
          )}
        </div>
      </div>
      <DialogFoot message={failure ?? ''} hasFailed={failure !== undefined}>
        <Button onPress={endTeamPicture}>{translate('shell.cancel')}</Button>
        <Button icon={<ClipboardCopy />} isDisabled={picture === undefined} onPress={() => attempt(copy())}>
          {translate('export.copy')}
        </Button>
        <Button kind="primary" icon={<Download />} isDisabled={picture === undefined} onPress={() => attempt(save())}>
          {translate('export.save')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
