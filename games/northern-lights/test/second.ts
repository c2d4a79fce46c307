/** The routes and tickets according to a second public source, written down independently of the edition. */

/** a b length tracks [icons draw]; a letter for each track: f ferry, else the first letter of its colour, k black. */
export const ROUTES = `
alborg arhus 1 rk; alborg goteborg 1 ff 1 0; alborg kristiansand 1 ff 1 0; alborg oslo 3 f 1 0;
andalsnes bergen 4 ff 2 2; andalsnes lillehammer 2 ry; andalsnes trondheim 1 ff 1 1; arhus kobenhavn 1 ff 1 0;
apatity kemijarvi 2 p; apatity kirkenes 3 k; apatity kostomuksha 3 g; apatity murmansk 2 b;
apatity junction-russia 2 r; bergen lillehammer 3 b; bergen oslo 3 pr; bergen stavanger 2 ff 1 1;
boden kiruna 2 kp; boden rovaniemi 1 o; boden tornio 1 y; boden umea 3 wb; boden junction-sweden-south 3 g;
gdansk karlskrona 2 f 1 0; gdansk klaipeda 2 oy; gdansk kobenhavn 4 ff 1 0; goteborg karlstad 2 b;
goteborg kobenhavn 2 ff 1 0; goteborg norrkoping 3 ow; goteborg oslo 2 kb; helsinki imatra 3 g;
helsinki lahti 1 po; helsinki stockholm 4 ff 1 0; helsinki tallinn 1 ff 1 0; helsinki tampere 1 b;
helsinki turku 1 w; honningsvag kirkenes 2 f 1 0; honningsvag murmansk 4 ff 2 2; honningsvag tromso 4 ff 2 2;
honningsvag junction-sweden-north 3 g; imatra kuopio 2 k; imatra lahti 2 r; imatra lieksa 3 w;
kajaani kostomuksha 1 b; kajaani kuopio 1 r; kajaani lieksa 1 y; kajaani oulu 2 w; karlskrona klaipeda 3 f 1 0;
karlskrona kobenhavn 2 ff 1 0; karlskrona norrkoping 3 rg; karlskrona visby 2 f 1 0; karlstad lillehammer 3 k;
karlstad norrkoping 1 k; karlstad oslo 1 wgo; karlstad ostersund 5 y; karlstad stockholm 1 grb;
karlstad sundsvall 4 p; kemijarvi kirkenes 3 w; kemijarvi kostomuksha 3 o; kemijarvi rovaniemi 1 k;
kemijarvi junction-sweden-north 3 r; kirkenes murmansk 2 f 1 0; kirkenes junction-sweden-north 3 y;
kiruna narvik 1 yb; kiruna junction-sweden-south 3 r; kiruna junction-sweden-north 2 w; klaipeda riga 2 kg;
klaipeda visby 2 ff 1 0; kostomuksha lieksa 1 r; kostomuksha junction-russia 3 y; kristiansand oslo 1 wy;
kristiansand stavanger 2 ff 1 1; kuopio lahti 3 gw; kuopio lieksa 1 op; kuopio oulu 3 b; kuopio vaasa 4 y;
kuressaare riga 1 wr; kuressaare stockholm 3 f 1 0; kuressaare tallinn 1 gp; kuressaare visby 2 f 1 0;
lahti tampere 1 k; lieksa junction-russia 4 p; lillehammer oslo 1 wg; lillehammer trondheim 3 po;
mo-i-rana narvik 4 ff 2 2; mo-i-rana trondheim 5 ff 2 3; mo-i-rana junction-sweden-south 2 p;
murmansk junction-russia 4 o; narvik tromso 2 ff 1 1; norrkoping stockholm 1 yp; norrkoping visby 1 ff 1 0;
oulu rovaniemi 2 y; oulu tornio 1 r; oulu vaasa 3 p; ostersund sundsvall 2 bg; ostersund trondheim 1 wr;
ostersund junction-sweden-south 3 k; riga tallinn 3 bo; riga visby 3 f 1 0; rovaniemi tornio 1 p;
rovaniemi junction-sweden-north 2 b; stockholm sundsvall 3 kw; stockholm tallinn 4 f 1 0;
stockholm turku 2 ff 1 0; sundsvall umea 3 or; sundsvall vaasa 3 f 1 0; tampere turku 1 yg; tampere vaasa 2 ko;
tromso junction-sweden-north 2 o; umea vaasa 1 ff 1 0; umea junction-sweden-south 2 y;
`;

/** a b points. */
export const TICKETS = `
stockholm kobenhavn 5; oslo stockholm 2; stockholm helsinki 3; murmansk stockholm 14; bergen stockholm 5;
stockholm riga 4; narvik stockholm 12; oslo kobenhavn 4; kobenhavn helsinki 8; murmansk kobenhavn 19;
kobenhavn klaipeda 5; boden kobenhavn 14; oslo helsinki 5; murmansk oslo 16; oslo tallinn 6; umea oslo 8;
murmansk helsinki 11; helsinki gdansk 8; mo-i-rana helsinki 8; tromso murmansk 7; murmansk lieksa 6;
bergen klaipeda 8; bergen lahti 9; kiruna bergen 12; bergen karlskrona 8; trondheim bergen 5;
honningsvag tallinn 14; honningsvag trondheim 12; honningsvag rovaniemi 5; honningsvag stavanger 19;
stavanger gdansk 9; sundsvall stavanger 8; stavanger karlstad 4; goteborg riga 7; andalsnes goteborg 5;
kostomuksha goteborg 12; tampere goteborg 6; lillehammer alborg 3; kirkenes alborg 18; arhus norrkoping 5;
kuopio arhus 12; trondheim kristiansand 5; kristiansand imatra 9; oulu norrkoping 9; ostersund gdansk 11;
turku klaipeda 6; vaasa riga 6; narvik tallinn 11; kemijarvi visby 13; narvik apatity 7; tornio kuressaare 9;
kajaani karlskrona 11; tromso mo-i-rana 6; tromso karlstad 14; mo-i-rana andalsnes 6;
`;
