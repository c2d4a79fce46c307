/// <reference types="vite/client" />

/** Set by the build. */
declare const QUAI_BUILD: string;
