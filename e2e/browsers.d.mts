export const anyChromium: string;
export const wholeChromium: string;
