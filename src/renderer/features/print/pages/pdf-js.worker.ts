/** The half of pdf.js that reads a PDF, beside the page. Its own build for browsers as old as the app's. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
