import { FileUp, FolderUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useLibrary } from '../../store/library-context.ts';
import { TRANSFER } from '../../strings/transfer.ts';
import { chooseFiles, chooseFolder } from '../transfer/ways-in.ts';
import css from './transfer-part.module.css';

/** What comes into the library and goes out of it. */
export function TransferPart(): ReactNode {
  const library = useLibrary();
  return (
    <div className={css.part}>
      <section className={css.block}>
        <h2>{TRANSFER.title}</h2>
        <p>{TRANSFER.importText}</p>
        <div className={css.buttons}>
          <Button kind="primary" icon={<FileUp />} onPress={() => void chooseFiles(library)}>
            {TRANSFER.chooseFiles}
          </Button>
          <Button icon={<FolderUp />} onPress={() => void chooseFolder(library)}>
            {TRANSFER.chooseFolder}
          </Button>
        </div>
        <p className={css.hint}>{TRANSFER.importHint}</p>
      </section>
    </div>
  );
}
