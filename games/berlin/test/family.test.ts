import { claimingSuite } from '../../rails/test/suites/claiming.ts';
import { drawingSuite } from '../../rails/test/suites/drawing.ts';
import { endingSuite } from '../../rails/test/suites/ending.ts';
import { knowledgeSuite } from '../../rails/test/suites/knowledge.ts';
import { secretsSuite } from '../../rails/test/suites/secrets.ts';
import { undoSuite } from '../../rails/test/suites/undo.ts';
import { wordsSuite } from '../../rails/test/suites/words.ts';
import { sample } from './sample.ts';

drawingSuite(sample);
claimingSuite(sample);
secretsSuite(sample);
knowledgeSuite(sample);
undoSuite(sample);
endingSuite(sample);
wordsSuite(sample);
