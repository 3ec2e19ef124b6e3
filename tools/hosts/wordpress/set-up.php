<?php
/**
 * Installs a throw-away WordPress with the plugin and its posts. `php set-up.php <folder> <settings as JSON>` prints the
 * version and the posts as JSON.
 */

list( , $folder, $settings ) = $argv;

define( 'WP_INSTALLING', true );
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$admin = wp_install( 'Trattoria', 'admin', 'admin@example.com', false, '', 'admin' )['user_id'];
wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'reader', 'role' => 'subscriber' ) );
// May change settings, but add no scripts, as the administrator of one site of a network.
add_role( 'manager', 'Manager', array( 'read' => true, 'manage_options' => true ) );
wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'manager', 'role' => 'manager' ) );
wp_insert_user( array( 'user_login' => 'maria', 'user_pass' => 'maria', 'role' => 'author', 'locale' => 'it_IT' ) );

$activated = activate_plugin( 'tavola/tavola.php' );
if ( is_wp_error( $activated ) ) {
	fwrite( STDERR, $activated->get_error_message() );
	exit( 1 );
}
// Their pictures are on another server.
update_option( 'show_avatars', false );
update_option( 'tavola', json_decode( $settings, true ) );

// No guide over the editor.
update_user_meta(
	$admin,
	$wpdb->get_blog_prefix() . 'persisted_preferences',
	array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) )
);

$titles   = array(
	'block'     => 'Book a table',
	'shortCode' => 'Book by a short code',
	'popup'     => 'Book in a popup',
	'hostile'   => 'Attributes with markup',
);
$contents = array(
	'block'     => '<!-- wp:tavola/booking /-->',
	'shortCode' => "<!-- wp:shortcode -->\n[tavola venue=\"cork\" journey=\"Booking\"]\n<!-- /wp:shortcode -->",
	'popup'     => '<!-- wp:tavola/booking {"venue":"cork","popup":true,"label":"Reserve now"} /-->'
		. "\n\n" . '<!-- wp:tavola/booking {"venue":"galway","popup":true} /-->',
	'hostile'   => '<!-- wp:shortcode -->' . "\n" . '[tavola venue=\'x" onload="alert(1)\' journey="<b>" label="<img src=x onerror=alert(1)>" popup="yes"]'
		. "\n" . '<!-- /wp:shortcode -->',
);
$posts    = array();
foreach ( $contents as $name => $content ) {
	$posts[ $name ] = wp_insert_post(
		array(
			'post_title'   => $titles[ $name ],
			'post_content' => wp_slash( $content ),
			'post_status'  => 'publish',
			'post_author'  => $admin,
		),
		true
	);
}

echo wp_json_encode( array( 'version' => $wp_version, 'posts' => $posts ) );
