import { Segmented } from '../../components/inputs/segmented.tsx';
import screen from '../../components/screen.module.css';
import { LIBRARY_PARTS, type LibraryPart, navigateTo } from '../../navigation/router.ts';
import { bridge } from '../../platform/bridge.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { BackupsPart } from './backups-part.tsx';
import css from './library.module.css';
import { TransferPart } from './transfer-part.tsx';
import { TrashPart } from './trash-part.tsx';

/** The parts of the screen. A browser has no folder for backups. */
const PARTS = LIBRARY_PARTS.filter((part) => part !== 'backups' || bridge !== undefined);
const BODY = { transfer: TransferPart, trash: TrashPart, backups: BackupsPart } as const;

/** The screen of the whole library: import and export, trash, backups. */
export function LibraryScreen({ part }: { part?: LibraryPart | undefined }) {
  const translate = useTranslate();
  const shown = PARTS.find((known) => known === part) ?? 'transfer';
  const Body = BODY[shown];
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('library.title')}</h1>
        </div>
        <Segmented
          label={translate('library.part')}
          bare
          value={shown}
          segments={PARTS.map((id) => ({ id, label: translate(`library.parts.${id}`) }))}
          onChange={(next) => navigateTo({ screen: 'library', part: next })}
        />
      </div>
      <div className={css.body}>
        <Body />
      </div>
    </div>
  );
}
