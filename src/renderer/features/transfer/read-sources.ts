/** Reads files and texts, part by part. Runs in a worker: an archive of hundreds of megabytes must not hold up the page. */
import { isPictureFile } from '../../../shared/card/picture-source.ts';
import type { Incoming, Unusable } from '../../../shared/library/incoming.ts';
import { readDocument } from '../../../shared/library/read-document.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { TRANSFER } from '../../strings/transfer.ts';
import type { CarriedPicture, MissingPicture, ReadPart, ReadReply, ReadRequest } from './messages.ts';
import { pictureApart } from './picture-apart.ts';
import type { SourceFile } from './source.ts';

type Say = (reply: ReadReply) => void;

/** Documents in one message: so many are compared before the page draws again. */
const PART = 25;

/** Reads all of a request. `say` hears the parts, how far it is, and that it is done. Never rejects. */
export async function readSources(request: ReadRequest, say: Say): Promise<void> {
  const out = new Parts(say);
  if (request.kind === 'text') await readText(request.text, out);
  else await readFiles(request.files, out, say);
  out.flush();
  say({ kind: 'done' });
}

const TABLE = /\.(csv|tsv|xlsx)$/i;
const OURS = /\.(json|rollcall|rollcall-link)$/i;

async function readFiles(files: readonly SourceFile[], out: Parts, say: Say): Promise<void> {
  const pictures = files.filter(({ name }) => isPictureFile(name));
  const others = files.filter(({ name }) => !isPictureFile(name));
  const of = others.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let done = 0;
  let read = 0;
  for (const file of others) {
    say({ kind: 'progress', done, of });
    if (TABLE.test(file.name)) out.table(file);
    else if (OURS.test(file.name) || !file.name.includes('/')) {
      await readFile(file, pictures, out);
      read += 1;
    }
    done += file.bytes.size;
  }
  // Alone, a picture is nobody's: it belongs to a form, which takes it.
  if (read === 0) for (const { name } of pictures) out.unusable({ from: name, reason: TRANSFER.onlyPicture });
  if (read === 0 && pictures.length === 0 && !files.some(({ name }) => TABLE.test(name))) {
    out.unusable({ from: TRANSFER.theFolder, reason: TRANSFER.nothingOfOurs });
  }
}

async function readFile({ name, bytes }: SourceFile, pictures: readonly SourceFile[], out: Parts): Promise<void> {
  if (bytes.size > LIMITS.documentBytes) {
    out.unusable({ from: name, reason: TRANSFER.tooLarge(LIMITS.documentBytes) });
    return;
  }
  let held: Uint8Array;
  try {
    held = new Uint8Array(await bytes.arrayBuffer());
  } catch {
    // Moved, removed or changed since it was chosen.
    out.unusable({ from: name, reason: TRANSFER.vanished });
    return;
  }
  const read = readDocument(held, name);
  if (!read.ok) out.unusable(read.unusable);
  else await out.document(read.incoming, pictures);
}

async function readText(text: string, out: Parts): Promise<void> {
  const read = readDocument(new TextEncoder().encode(text.trim()), TRANSFER.clipboard);
  if (read.ok) await out.document(read.incoming, []);
  else out.unusable(read.unusable);
}

/** Gathers what was read until there is enough for a message. */
class Parts {
  readonly #say: Say;
  #incoming: Incoming[] = [];
  #unusable: Unusable[] = [];
  #pictures: CarriedPicture[] = [];
  #missing: MissingPicture[] = [];
  #tables: SourceFile[] = [];

  constructor(say: Say) {
    this.#say = say;
  }

  async document(incoming: Incoming, files: readonly SourceFile[]): Promise<void> {
    const apart = await pictureApart(incoming, files);
    if (apart.picture !== undefined) this.#pictures.push(apart.picture);
    if (apart.missing !== undefined) this.#missing.push(apart.missing);
    this.#incoming.push(apart.incoming);
    if (this.#incoming.length >= PART) this.flush();
  }

  unusable(one: Unusable): void {
    this.#unusable.push(one);
  }

  table(file: SourceFile): void {
    this.#tables.push(file);
  }

  flush(): void {
    const part: ReadPart = {
      incoming: this.#incoming,
      unusable: this.#unusable,
      pictures: this.#pictures,
      missing: this.#missing,
      tables: this.#tables,
    };
    if (Object.values(part).every((list) => list.length === 0)) return;
    this.#say({ kind: 'part', ...part });
    this.#incoming = [];
    this.#unusable = [];
    this.#pictures = [];
    this.#missing = [];
    this.#tables = [];
  }
}
