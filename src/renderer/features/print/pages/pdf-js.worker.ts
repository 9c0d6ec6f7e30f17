/** Runs the parser of pdf.js in a worker. The legacy build supports browsers as old as those that the app supports. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
